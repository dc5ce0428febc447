import type { AgentMaking } from '#features/shared/analytics/analytics.types.ts'
import { useAnalytics } from '#features/shared/analytics/analytics-context.ts'
import { call } from '#features/shared/client.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/**
 * Tells the rest of the world of an agent that was just made: its owner by mail, and the analytics. Nobody waits for
 * it, nothing is shown, and a failure changes nothing (spec 1 §7).
 */
export function useAnnounceNewAgent(region: Region) {
  const analytics = useAnalytics()
  return (agent: Agent, making: AgentMaking): void => {
    analytics.track('new_agent_created', { region, ...making }, { once: agent.ID })
    call(sendNewAgent, { params: { region }, body: { agent } }).catch(() => undefined)
  }
}
