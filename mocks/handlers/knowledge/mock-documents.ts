import type { AnsweringDocument } from '#mocks/contracts/analytics/answered-question.ts'
import type { KnowledgeCard, KnowledgeDocument } from '#mocks/contracts/knowledge/document.schema.ts'
import type { MockDb } from '../shared/mock-db.ts'
import type { Revised } from '../shared/mock-documents.ts'

/** An agent's documents as the mocks remember them. */
export function mockDocuments(db: MockDb, agentId: string): Revised<KnowledgeCard>[] {
  const kept = db.knowledge.get(agentId)
  if (kept) return kept
  const none: KnowledgeCard[] = []
  db.knowledge.set(agentId, none)
  return none
}

/** The text of a document; one nobody gave a text has as much as its card says. */
export function mockText(db: MockDb, agentId: string, { ID, name, charCount }: KnowledgeCard): string {
  return db.knowledgeTexts.get(`${agentId}:${ID}`) ?? `${name}. `.repeat(charCount).slice(0, charCount)
}

/** An agent's questions and answers, with what they were written for. */
export function answeringMocks(db: MockDb, agentId: string): AnsweringDocument[] {
  return mockDocuments(db, agentId)
    .filter(({ kind }) => kind === 'questions')
    .map(({ ID, name, updatedAt }) => ({
      ...{ documentId: ID, name, updatedAt },
      asked: db.knowledgeAsked.get(`${agentId}:${ID}`),
      pairs: db.knowledgePairs.get(`${agentId}:${ID}`) ?? null,
    }))
}

/** A card as lists show it. */
export function cardOf({ fieldRevs: _, ...card }: Revised<KnowledgeCard>): KnowledgeCard {
  return card
}

/** A document with all its text. */
export function documentOf(db: MockDb, agentId: string, card: Revised<KnowledgeCard>): KnowledgeDocument {
  return {
    ...cardOf(card),
    content: mockText(db, agentId, card),
    pairs: db.knowledgePairs.get(`${agentId}:${card.ID}`) ?? null,
  }
}
