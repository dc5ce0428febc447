import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import type { Deps } from '../deps.ts'
import type { PublishedAgents } from '../embed/published-agents.ts'
import { invalid } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { eventRecorder } from '../library/events/record-event.ts'
import type { KeyService } from '../session/key.service.ts'
import { copyAgent, ownAgent } from './agent.policy.ts'
import type { AgentCreation } from './create-agent.ts'
import { agentCopying } from './duplicate-agent.ts'
import { agentLoading } from './load-agent.ts'
import { agentRemoval } from './remove-agent.ts'

/** What copying and removing share with the rest of the app. */
export interface AgentLifeServices {
  creation: AgentCreation
  keys: KeyService
  published: PublishedAgents
}

/** Copying an agent and removing it. */
export function agentLifeRoutes(deps: Deps, { creation, keys, published }: AgentLifeServices): Operation[] {
  const load = agentLoading(deps.stores)
  const duplicate = agentCopying(deps, creation)
  const removal = agentRemoval(deps)
  const events = eventRecorder(deps)

  return [
    implement(duplicateAgent, copyAgent, async ({ params, body, principal, authorise }) => {
      const { region } = params
      const source = await load(params, authorise)
      if (body.agentId === source._id) throw invalid({ agentId: 'A copy needs an id of its own.' })
      return ok(await duplicate(region, source, { ...body, madeBy: addressOf(principal) }))
    }),

    implement(removeAgent, ownAgent, async ({ params, authorise }) => {
      const agent = await load(params, authorise)
      await removal.remove(params.region, agent)
      published.forget(params.region, agent._id)
      keys.forget(agent._id)
      events.record(params.region, agent.ownerID, 'agent_deleted', {
        agentId: agent._id,
        agentName: agent.title,
      })
      return ok({ success: true as const })
    }),
  ]
}
