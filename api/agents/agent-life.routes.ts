import { copyWithoutId } from '#mocks/contracts/agents/agent.refusals.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import type { Deps } from '../deps.ts'
import { refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import type { Services } from '../services.ts'
import { createDuplicateAgent } from './duplicate-agent.ts'
import { createLoadAgent } from './load-agent.ts'

/** Copying an agent and removing it. */
export function agentLifeRoutes(
  deps: Deps,
  { creation, keys, published, removals }: Pick<Services, 'creation' | 'keys' | 'published' | 'removals'>,
): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const duplicate = createDuplicateAgent(deps, creation)
  const events = createEventRecorder(deps)

  return [
    implement(duplicateAgent, async ({ params, body, principal, authorise }) => {
      const { region } = params
      const source = await loadAgent(params, authorise)
      if (body.agentId === source._id) throw refused(copyWithoutId)
      return ok(await duplicate(region, source, { ...body, madeBy: addressOf(principal) }))
    }),

    implement(removeAgent, async ({ params, authorise }) => {
      const agent = await loadAgent(params, authorise)
      await removals.agents.remove(params.region, agent)
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
