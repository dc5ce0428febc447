import { agentLimit, listAgents } from '#mocks/contracts/agents/agent.contract.ts'

export const shown = [listAgents, agentLimit]
