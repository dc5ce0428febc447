import {
  type DocumentFields,
  type KnowledgeCard,
  type KnowledgeDocument,
  type KnowledgePair,
  pairsText,
} from '#mocks/contracts/knowledge/document.schema.ts'
import {
  documentEmpty,
  documentsFull,
  documentUnnamed,
  notWritten,
} from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { documentsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import type { MockAgent } from '../agents/load-mock-agent.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { type Revised, saveDocument, unixNow } from '../shared/mock-documents.ts'
import { MockRefusal, notFound } from '../shared/mock-reply.ts'
import { assertMockRoom } from './knowledge-room.ts'
import { documentOf, mockDocuments } from './mock-documents.ts'

/** A new document, with its text. */
export type NewMockDocument = Partial<KnowledgeCard> & {
  name: string
  content: string
  pairs?: KnowledgePair[]
}

/** Keeps a new document where there is room. */
export function addMockDocument(
  db: MockDb,
  agent: MockAgent,
  ID: string,
  { content, pairs, ...card }: NewMockDocument,
): KnowledgeDocument {
  assertMockRoom(db, agent, { adds: content.length })
  const kept = mockDocuments(db, agent.ID)
  if (kept.length >= documentsLimit) throw new MockRefusal(documentsFull)
  const now = unixNow(db)
  const made = buildKnowledgeCard({
    sourceType: 'doc',
    createdAt: now,
    updatedAt: now,
    ...card,
    ID,
    charCount: content.length,
  })
  kept.push(made)
  db.knowledgeTexts.set(`${agent.ID}:${ID}`, content)
  if (pairs) db.knowledgePairs.set(`${agent.ID}:${ID}`, pairs)
  return documentOf(db, agent.ID, made)
}

/** Makes a document, or changes the sent fields of one, as the server does. */
export function saveMockDocument(
  db: MockDb,
  agent: MockAgent,
  ID: string,
  { rev, asked, ...sent }: Partial<DocumentFields> & { rev?: number; asked?: string },
): KnowledgeDocument {
  const kept = mockDocuments(db, agent.ID).find((card) => card.ID === ID)
  if (!kept && rev !== undefined) throw notFound()
  if (!kept) {
    const { name, content, pairs, tags = [] } = sent
    if (name === undefined) throw new MockRefusal(documentUnnamed)
    if (pairs) {
      const from: NewMockDocument = { name, tags, kind: 'questions', pairs, content: pairsText(pairs) }
      const made = addMockDocument(db, agent, ID, from)
      if (asked !== undefined) db.knowledgeAsked.set(`${agent.ID}:${ID}`, asked)
      return made
    }
    if (content === undefined) throw new MockRefusal(documentEmpty)
    return addMockDocument(db, agent, ID, { name, tags, kind: 'text', content })
  }
  const key = `${agent.ID}:${ID}`
  const { content, pairs } = sent
  if ((content !== undefined && kept.kind !== 'text') || (pairs && kept.kind !== 'questions'))
    throw new MockRefusal(notWritten)
  const text = pairs ? pairsText(pairs) : content
  const length = text?.length ?? kept.charCount
  assertMockRoom(db, agent, { adds: length, instead: kept.charCount })
  const whole: Revised<KnowledgeDocument> = documentOf(db, agent.ID, kept)
  saveDocument(whole, {
    fields: { ...sent, ...(text !== undefined && { content: text }) },
    rev,
    stamp: { updatedAt: unixNow(db), charCount: length },
    revs: kept,
  })
  const { content: saved, pairs: savedPairs, ...card } = whole
  Object.assign(kept, card)
  if (text !== undefined) db.knowledgeTexts.set(key, saved)
  if (savedPairs) db.knowledgePairs.set(key, savedPairs)
  return documentOf(db, agent.ID, kept)
}
