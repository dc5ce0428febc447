import { agentsWords } from '#features/agents/list/agents-words.ts'

export const OverviewHead = () => agentsWords
