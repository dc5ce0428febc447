import { type Agent, type AgentCard, agentCardFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import type { AgentDoc } from './agent.repository.ts'

/** What a list reads of an agent: what its card shows, and what the list is sorted by. */
export type CardDoc = Pick<AgentDoc, keyof typeof agentCardFieldsSchema.shape | '_id' | 'titleKey'>

/** Projection that reads just that. */
export const cardProjection: Record<string, 1> = Object.fromEntries(
  [...Object.keys(agentCardFieldsSchema.shape), 'titleKey'].map((field) => [field, 1]),
)

/** An agent for its workspace; bookkeeping of ours stays behind. */
export function presentAgent(doc: AgentDoc): Agent {
  const { _id, fieldRevs, knowledgeRev, titleKey, ...agent } = doc
  return agent
}

/** An agent in a list, with its conversations per day. */
export function presentCard(doc: CardDoc, conversations7d: number[]): AgentCard {
  const { _id, titleKey, ...card } = doc
  return { ...card, conversations7d }
}
