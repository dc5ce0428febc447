import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { nanoid } from 'nanoid'
import { call } from '#features/shared/client.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { toTheme } from '#mocks/contracts/theme/theme-json.ts'

/** Whose themes. */
export interface ThemeOwner {
  region: Region
  workspaceId: string
}

/** The themes a workspace keeps, latest first. */
export function themesQuery({ region, workspaceId }: ThemeOwner) {
  return queryOptions({
    queryKey: [listThemes.id, region, workspaceId],
    queryFn: ({ signal }) => call(listThemes, { params: { region }, query: { workspaceId }, signal }),
  })
}

/** An id made in the browser, so that sending a theme twice keeps one. */
export function newThemeId(): string {
  return nanoid(16)
}

/** Keeps, renames and deletes themes; the list is read again before a change counts as done. */
export function useThemeChanges(owner: ThemeOwner) {
  const { region, workspaceId } = owner
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: themesQuery(owner).queryKey })
  const keep = useMutation({
    mutationFn: ({ themeId, name, theme }: { themeId: string; name: string; theme: Theme }) =>
      call(saveTheme, {
        params: { region, themeId },
        body: { workspaceId, name, ...toTheme(theme) },
      }),
    onSettled,
  })
  const rename = useMutation({
    mutationFn: ({ themeId, ...named }: { themeId: string; name: string; rev?: number }) =>
      call(saveTheme, { params: { region, themeId }, body: { workspaceId, ...named } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (themeId: string) =>
      call(removeTheme, { params: { region, themeId }, query: { workspaceId } }),
    onSettled,
  })
  return { keep, rename, remove }
}
