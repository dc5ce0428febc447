import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { withSaved } from './save-theme.ts'
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
      const themes = await repository.change(region, workspaceId, (before) => withSaved(before, change))
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
