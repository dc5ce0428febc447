import { limitReached } from '#mocks/contracts/shared/refusal.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import {
  type SavedTheme,
  type SavedThemeFields,
  savedThemeFieldsSchema,
} from '#mocks/contracts/styling/saved-theme.schema.ts'
import { savedThemesLimit, themesFullMessage } from '#mocks/contracts/styling/saved-themes-limit.ts'
import { toTheme } from '#mocks/contracts/theme/theme-json.ts'
import { conflict, invalid, notFound, refused } from '../http/http-error.ts'

/** One save, as it was asked for. */
export interface ThemeChange {
  themeId: string
  workspaceId: string
  sent: Partial<SavedThemeFields>
  /** The revision the change was made on. */
  rev: number | undefined
  /** Unix seconds. */
  now: number
}

/** A workspace's themes with one of them saved; the same list when nothing changes. */
export function withSaved(themes: SavedTheme[], change: ThemeChange): SavedTheme[] {
  const { themeId, workspaceId, sent, rev, now } = change
  const kept = themes.find(({ ID }) => ID === themeId)
  // Somebody deleted what was to be changed.
  if (!kept && rev !== undefined) throw notFound()
  const fields = readFields({ ...kept, ...sent })
  if (!kept) {
    if (themes.length >= savedThemesLimit) {
      throw refused(limitReached(themesFullMessage))
    }
    return [{ ...fields, ID: themeId, ownerID: workspaceId, lastModified: now, rev: 1 }, ...themes]
  }
  const changed = (Object.keys(fields) as (keyof SavedThemeFields)[]).filter(
    (field) => JSON.stringify(fields[field]) !== JSON.stringify(kept[field]),
  )
  if (changed.length === 0) return themes
  if (rev !== undefined && rev !== kept.rev) throw conflict(changed, kept)
  const saved = { ...kept, ...fields, lastModified: now, rev: kept.rev + 1 }
  return themes.map((theme) => (theme === kept ? saved : theme))
}

/** Name and colours as everything reads them: '#RRGGBB' and ten rounded shades. */
function readFields(given: Partial<SavedThemeFields>): SavedThemeFields {
  const checked = validate(savedThemeFieldsSchema, given)
  if (!checked.ok) throw invalid(checked.fields)
  return { name: checked.value.name, ...toTheme(checked.value) }
}
