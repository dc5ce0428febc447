import { agentLimit } from './agent.contract.ts'

export const agentsLeft = (used: number) => agentLimit - used
