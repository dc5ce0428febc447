import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import type { Stores } from '../store/store.ts'
import { type AgentDoc, createAgentRepository } from './agent.repository.ts'

/** Loads the agent a call is about and asks the call's policy: 404 when there is none, or none for this caller. */
export function createLoadAgent(stores: Stores) {
  const { find } = createAgentRepository(stores)

  return async function loadAgent(
    { region, agentId }: { region: Region; agentId: string },
    authorise: (agent: AgentDoc) => void,
  ): Promise<AgentDoc> {
    const agent = await find(region, agentId)
    if (!agent) throw notFound()
    authorise(agent)
    return agent
  }
}
