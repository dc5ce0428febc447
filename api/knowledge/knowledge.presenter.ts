import type { KnowledgeCard, KnowledgeDocument } from '#mocks/contracts/knowledge/document.schema.ts'
import type { KnowledgeDoc } from './knowledge.repository.ts'

/** What lists leave in the store. */
export const cardProjection = { content: 0, pairs: 0, fieldRevs: 0 } as const

/** A document as lists read it. */
export type CardDoc = Omit<KnowledgeDoc, keyof typeof cardProjection>

/** A knowledge document in a list. */
export function presentCard(doc: CardDoc): KnowledgeCard {
  const { _id, agentId, nameKey, automationId, readUntil, nextReadAt, textHash, asked, ...card } = doc
  return { ID: _id.slice(agentId.length + 1), ...card }
}

/** A knowledge document with all its text. */
export function presentDocument({ content, pairs, fieldRevs, ...doc }: KnowledgeDoc): KnowledgeDocument {
  return { ...presentCard(doc), content, pairs }
}
