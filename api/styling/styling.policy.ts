import type { Region } from '#mocks/contracts/shared/region.ts'
import { useAgent } from '../agents/agent.policy.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Policy } from '../http/policy.ts'

/** Whoever may use the agent may style it. Its region comes with it: the address of the call names none. */
export const styleAgent: Policy<{ agent: AgentDoc; region: Region }> = (principal, { agent, region }) =>
  useAgent(principal, agent, region)
