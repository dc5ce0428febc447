import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

const pageSize = '30'

/** Orders of the list. */
export const agentOrders = ['lastModified', 'title'] as const
export type AgentOrder = (typeof agentOrders)[number]

/** Which agents are wanted, and in which order. */
export interface AgentsWanted {
  /** Words that begin words of the name or description; '' for all. */
  q: string
  sort: AgentOrder
  platform: AgentFields['agentPlatform'] | 'all'
}

/** The agents of a workspace page by page; while another search runs, the last answer stays. */
export function agentsQuery(region: Region, workspaceId: string, { q, sort, platform }: AgentsWanted) {
  return infiniteQueryOptions({
    queryKey: [listAgents.id, region, workspaceId, { q, sort, platform }],
    queryFn: ({ signal, pageParam }) =>
      call(listAgents, {
        params: { region },
        query: {
          workspaceId,
          cursor: pageParam,
          limit: pageSize,
          q: q || undefined,
          sort,
          platform: platform === 'all' ? undefined : platform,
        },
        signal,
      }),
    ...filteredByCursor,
  })
}
