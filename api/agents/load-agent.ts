import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import type { Stores } from '../store/store.ts'
import { type AgentDoc, agentRepository } from './agent.repository.ts'

/** Loads the agent a call is about and asks the call's policy: 404 when there is none, or none for this caller. */
export function agentLoading(stores: Stores) {
  const { find } = agentRepository(stores)

  return async function load(
    { region, agentId }: { region: Region; agentId: string },
    authorise: (agent: AgentDoc) => void,
  ): Promise<AgentDoc> {
    const agent = await find(region, agentId)
    if (!agent) throw notFound()
    authorise(agent)
    return agent
  }
}
