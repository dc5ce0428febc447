import { limitReached } from '#mocks/contracts/shared/refusal.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { type SavedTheme, savedThemeFieldsSchema } from '#mocks/contracts/styling/saved-theme.schema.ts'
import { savedThemesLimit, themesFullMessage } from '#mocks/contracts/styling/saved-themes-limit.ts'
import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { toTheme } from '#mocks/contracts/theme/theme-json.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument, unixNow, withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, MockRefusal, mockOk, notFound } from '../shared/mock-reply.ts'

/** Saved themes: list, save or change, and delete. */
export function themeHandlers(db: MockDb) {
  const themesOf = (ownerID: string) => db.savedThemes.filter((theme) => theme.ownerID === ownerID)

  return [
    mockHandler(db, listThemes, ({ query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk({ items: themesOf(workspaceId).map((theme) => withoutRevs(theme)) })
    }),
    mockHandler(db, saveTheme, ({ params: { themeId }, body: { workspaceId, rev, ...sent }, authorise }) => {
      authorise({ workspaceId })
      const kept = themesOf(workspaceId).find((theme) => theme.ID === themeId)
      if (!kept && rev !== undefined) throw notFound()
      const checked = validate(savedThemeFieldsSchema, { ...kept, ...sent })
      if (!checked.ok) throw invalid(checked.fields)
      const fields = { name: checked.value.name, ...toTheme(checked.value) }
      const lastModified = unixNow(db)
      if (kept) return mockOk(saveDocument(kept, { fields, rev, stamp: { lastModified } }))
      if (themesOf(workspaceId).length >= savedThemesLimit) {
        throw new MockRefusal(limitReached(themesFullMessage))
      }
      const theme: SavedTheme = { ...fields, ID: themeId, ownerID: workspaceId, lastModified, rev: 1 }
      db.savedThemes.unshift(theme)
      return mockOk(theme)
    }),
    mockHandler(db, removeTheme, ({ params: { themeId }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      db.savedThemes = db.savedThemes.filter((theme) => theme.ownerID !== workspaceId || theme.ID !== themeId)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const themeScenarios = scenariosOf({ list: listThemes, save: saveTheme, remove: removeTheme })
