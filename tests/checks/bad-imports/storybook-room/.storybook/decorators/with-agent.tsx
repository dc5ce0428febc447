import { AgentCard } from '#features/agents/list/agent-card.tsx'

export const Card = AgentCard
