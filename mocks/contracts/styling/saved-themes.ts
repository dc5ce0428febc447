import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'
import { revise } from '../shared/revision.ts'
import { validate } from '../shared/validate.ts'
import { toTheme } from '../theme/theme-json.ts'
import { type SavedTheme, type SavedThemeFields, savedThemeFieldsSchema } from './saved-theme.schema.ts'
import { savedThemesLimit, themesFullMessage } from './saved-themes-limit.ts'

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

/** What a save makes of a workspace's themes; `lost` are the fields somebody else changed, `current` the theme now. */
export type ThemesSaved =
  | { themes: SavedTheme[] }
  | { refusal: Refusal }
  | { lost: string[]; current: SavedTheme }

/** A workspace's themes with one of them saved, last made first; the same list when nothing changes. */
export function saveInThemes(themes: SavedTheme[], change: ThemeChange): ThemesSaved {
  const { themeId, workspaceId, sent, rev, now } = change
  const kept = themes.find(({ ID }) => ID === themeId)
  // Somebody deleted what was to be changed.
  if (!kept && rev !== undefined) return { refusal: { status: 404 } }
  const checked = validate(savedThemeFieldsSchema, { ...kept, ...sent })
  if (!checked.ok) return { refusal: invalidFields(checked.fields) }
  // Name and colours as everything reads them: '#RRGGBB' and ten rounded shades.
  const fields: SavedThemeFields = { name: checked.value.name, ...toTheme(checked.value) }
  if (!kept) {
    if (themes.length >= savedThemesLimit) return { refusal: limitReached(themesFullMessage) }
    return {
      themes: [{ ...fields, ID: themeId, ownerID: workspaceId, lastModified: now, rev: 1 }, ...themes],
    }
  }
  const { changed } = revise(kept, {}, { ...fields }, undefined)
  if (changed.length === 0) return { themes }
  if (rev !== undefined && rev !== kept.rev) return { lost: changed, current: kept }
  const saved = { ...kept, ...fields, lastModified: now, rev: kept.rev + 1 }
  return { themes: themes.map((theme) => (theme === kept ? saved : theme)) }
}
