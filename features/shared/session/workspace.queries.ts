import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { call } from '../client.ts'

/** A workspace with its settings, limits and what it uses of them. */
export function workspaceQuery(region: Region, uid: string) {
  return queryOptions({
    queryKey: [getWorkspace.id, region, uid],
    queryFn: ({ signal }) => call(getWorkspace, { params: { region, uid }, signal }),
    staleTime: 30_000,
  })
}
