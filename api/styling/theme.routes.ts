import type { SavedTheme } from '#mocks/contracts/styling/saved-theme.schema.ts'
import { saveInThemes, type ThemeChange } from '#mocks/contracts/styling/saved-themes.ts'
import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { type Deps, unixNow } from '../deps.ts'
import { conflict, notFound, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createThemeRepository } from './theme.repository.ts'

/** Saved themes: list, save or change, and delete. */
export function themeRoutes(deps: Deps): Operation[] {
  const repository = createThemeRepository(deps.stores)
  return [
    implement(listThemes, async ({ params: { region }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return ok({ items: await repository.list(region, workspaceId) })
    }),

    implement(saveTheme, async ({ params: { region, themeId }, body, authorise }) => {
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      const change = { themeId, workspaceId, sent, rev, now: unixNow(deps) }
      const themes = await repository.change(region, workspaceId, (before) => themesWith(before, change))
      const theme = themes.find(({ ID }) => ID === themeId)
      if (!theme) throw notFound()
      return ok(theme)
    }),

    implement(removeTheme, async ({ params: { region, themeId }, query, authorise }) => {
      const { workspaceId } = query
      authorise({ workspaceId })
      await repository.change(region, workspaceId, (themes) =>
        themes.some(({ ID }) => ID === themeId) ? themes.filter(({ ID }) => ID !== themeId) : themes,
      )
      return ok({ success: true as const })
    }),
  ]
}

/** A workspace's themes with one of them saved. Throws what the save is refused with. */
function themesWith(themes: SavedTheme[], change: ThemeChange): SavedTheme[] {
  const saved = saveInThemes(themes, change)
  if ('refusal' in saved) throw refused(saved.refusal)
  if ('lost' in saved) throw conflict(saved.lost, { ...saved.current })
  return saved.themes
}
