import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

const pageSize = '30'

/** The agents of a workspace page by page, last changed first. */
export function agentsQuery(region: Region, workspaceId: string) {
  return infiniteQueryOptions({
    queryKey: [listAgents.id, region, workspaceId],
    queryFn: ({ signal, pageParam }) =>
      call(listAgents, {
        params: { region },
        query: { workspaceId, cursor: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}
