import { type Agent, type AgentCard, agentCardSchema } from '#mocks/contracts/agents/agent.schema.ts'
import type { KnowledgeCard } from '#mocks/contracts/agents/knowledge.contract.ts'
import type { AgentDoc, KnowledgeDoc } from './agent.repository.ts'

const cardFields = Object.keys(agentCardSchema.shape) as (keyof AgentCard)[]

/** Projection that reads just what a card shows. */
export const cardProjection: Record<string, 1> = Object.fromEntries(cardFields.map((field) => [field, 1]))

/** An agent for its workspace; bookkeeping of ours stays behind. */
export function presentAgent(doc: AgentDoc): Agent {
  const { _id, fieldRevs, knowledgeRev, ...agent } = doc
  return agent
}

/** An agent in a list. */
export function presentCard(doc: AgentCard & { _id: string }): AgentCard {
  const { _id, ...card } = doc
  return card
}

/** A knowledge document in a list. */
export function presentKnowledge(doc: Omit<KnowledgeDoc, 'content'>): KnowledgeCard {
  const { _id, agentId, ...card } = doc
  return { ID: _id.slice(agentId.length + 1), ...card }
}
