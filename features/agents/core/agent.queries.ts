import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { getAgent, listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { otherRegion, type Region } from '#mocks/contracts/shared/region.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'

/** An agent's draft with all its settings. */
export function agentQuery(region: Region, agentId: string) {
  return queryOptions({
    queryKey: [getAgent.id, region, agentId],
    queryFn: ({ signal }) => call(getAgent, { params: { region, agentId }, signal }),
  })
}

/** Keeps an agent as the call that changed it answered: its screens show that, and lists are read again. */
export function keepAgent(queries: QueryClient, region: Region, agent: Agent): Promise<void> {
  queries.setQueryData(agentQuery(region, agent.ID).queryKey, agent)
  return queries.invalidateQueries({ queryKey: [listAgents.id] })
}

/** Reads again what lists and what counts agents: there is one more, or one less. */
export function readAgentsAgain(queries: QueryClient): Promise<unknown> {
  const ids = [listAgents.id, getWorkspace.id]
  return Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id] })))
}

/** Keeps an agent that was made, which counts towards what the plan allows. */
export function keepNewAgent(queries: QueryClient, region: Region, agent: Agent): Promise<unknown> {
  queries.setQueryData(agentQuery(region, agent.ID).queryKey, agent)
  return readAgentsAgain(queries)
}

/** Where an agent lives that `region` does not know: the other region, or null when it is in neither (spec 3 §2). */
export function homeRegionQuery(region: Region, agentId: string) {
  const other = otherRegion(region)
  return queryOptions({
    queryKey: [getAgent.id, 'home', region, agentId],
    queryFn: async ({ signal }) => {
      try {
        await call(getAgent, { params: { region: other, agentId }, signal })
        return other
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
    staleTime: 0,
  })
}

/** Whether an agent is absent or foreign, which look the same from outside. An id of the wrong form is neither's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}
