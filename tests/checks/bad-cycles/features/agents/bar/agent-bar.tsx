import { barWords } from './bar-words.ts'

export type BarName = 'agent'
export const AgentBar = () => barWords.agent
