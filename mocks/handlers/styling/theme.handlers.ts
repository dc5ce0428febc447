import { saveInThemes } from '#mocks/contracts/styling/saved-themes.ts'
import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { conflict, MockRefusal, mockOk } from '../shared/mock-reply.ts'

/** Saved themes: list, save or change, and delete. */
export function themeHandlers(db: MockDb) {
  const themesOf = (ownerID: string) => db.savedThemes.filter((theme) => theme.ownerID === ownerID)

  return [
    mockHandler(db, listThemes, ({ query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk({ items: themesOf(workspaceId) })
    }),
    mockHandler(db, saveTheme, ({ params: { themeId }, body: { workspaceId, rev, ...sent }, authorise }) => {
      authorise({ workspaceId })
      const change = { themeId, workspaceId, sent, rev, now: unixNow(db) }
      const saved = saveInThemes(themesOf(workspaceId), change)
      if ('refusal' in saved) throw new MockRefusal(saved.refusal)
      if ('lost' in saved) throw conflict(saved.lost, saved.current)
      db.savedThemes = [...saved.themes, ...db.savedThemes.filter(({ ownerID }) => ownerID !== workspaceId)]
      return mockOk(saved.themes.find(({ ID }) => ID === themeId)!)
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
