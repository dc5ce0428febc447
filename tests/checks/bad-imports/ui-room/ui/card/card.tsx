import { agentGet } from '#mocks/contracts/agents/agent.contract.ts'

export const path = agentGet.path
