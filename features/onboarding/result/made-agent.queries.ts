import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The agent that was made; read again when the page was left in between. */
export function madeAgentQuery(region: Region, agentId: string, made: Agent | null) {
  return queryOptions({
    queryKey: [getAgent.id, region, agentId],
    queryFn: ({ signal }) => call(getAgent, { params: { region, agentId }, signal }),
    initialData: made ?? undefined,
  })
}
