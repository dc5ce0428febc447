import { defineContract } from '../shared/define-contract.ts'

export const agentLimit = 50

export const listAgents = defineContract({ id: 'agents.agent.list' })
