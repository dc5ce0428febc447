import {
  getKnowledge,
  getKnowledgeUsage,
  listKnowledge,
  removeKnowledge,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { type DocumentOrder, nameKey, usualDocumentOrder } from '#mocks/contracts/knowledge/document-order.ts'
import { isWanted } from '#mocks/contracts/knowledge/find-documents.ts'
import { listPassages, shownPassages } from '#mocks/contracts/knowledge/passage.contract.ts'
import {
  removeKnowledgeSelection,
  retag,
  saveKnowledgeSelection,
} from '#mocks/contracts/knowledge/selection.contract.ts'
import { siteProofLine } from '#mocks/contracts/knowledge/site-proof.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { type Revised, unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, pageItems } from '../shared/mock-reply.ts'
import { mostCharacters } from './knowledge-room.ts'
import { cardOf, documentOf, mockDocuments, mockText } from './mock-documents.ts'
import { saveMockDocument } from './save-mock-document.ts'

/** Documents: list, read, write, delete, several at once, and how they are cut. */
export function documentHandlers(db: MockDb) {
  function find(agentId: string, documentId: string): Revised<KnowledgeCard> {
    const card = mockDocuments(db, agentId).find(({ ID }) => ID === documentId)
    if (!card) throw notFound()
    return card
  }

  function remove(agentId: string, IDs: readonly string[]): number {
    const kept = mockDocuments(db, agentId)
    const left = kept.filter(({ ID }) => !IDs.includes(ID))
    db.knowledge.set(agentId, left)
    return kept.length - left.length
  }

  return [
    mockHandler(db, listKnowledge, ({ params: { agentId }, query, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { cursor, limit, sort = usualDocumentOrder, ...filter } = query
      const found = mockDocuments(db, agentId).filter((card) => isWanted(card, filter))
      return mockOk(pageItems(found.sort(comparer(sort)).map(cardOf), { cursor, limit }))
    }),

    mockHandler(db, getKnowledgeUsage, ({ params: { agentId }, authorise }) => {
      const { ownerID } = loadMockAgent(db, agentId, authorise)
      const cards = mockDocuments(db, agentId)
      const reading = cards.filter(({ status }) => status === 'INITIALIZED' || status === 'PENDING')
      return mockOk({
        documents: cards.length,
        charCount: cards.reduce((sum, { charCount }) => sum + charCount, 0),
        maxKbDocsCharCount: mostCharacters(db, ownerID),
        tags: [...new Set(cards.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b)),
        reading: reading.length,
        siteProof: siteProofLine(`fixture-${ownerID}`),
      })
    }),

    mockHandler(db, getKnowledge, ({ params: { agentId, documentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk(documentOf(db, agentId, find(agentId, documentId)))
    }),

    mockHandler(db, saveKnowledge, ({ params: { agentId, documentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      return mockOk(saveMockDocument(db, agent, documentId, body))
    }),

    mockHandler(db, removeKnowledge, ({ params: { agentId, documentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      remove(agentId, [documentId])
      return mockOk({ success: true as const })
    }),

    mockHandler(db, removeKnowledgeSelection, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk({ removed: remove(agentId, body.documentIds) })
    }),

    mockHandler(db, saveKnowledgeSelection, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const done = { changed: 0, full: 0 }
      for (const card of mockDocuments(db, agentId)) {
        if (!body.documentIds.includes(card.ID)) continue
        const tags = retag(card.tags, body)
        if (!tags) done.full += 1
        else if (tags.join('\n') !== card.tags.join('\n')) {
          done.changed += 1
          Object.assign(card, { tags, rev: card.rev + 1, updatedAt: unixNow(db) })
        }
      }
      return mockOk(done)
    }),

    mockHandler(db, listPassages, ({ params: { agentId, documentId }, authorise }) => {
      const { vgOptions } = loadMockAgent(db, agentId, authorise)
      const { maxChunkSize } = vgOptions
      const passages = cut(mockText(db, agentId, find(agentId, documentId)), maxChunkSize)
      return mockOk({ items: passages.slice(0, shownPassages), total: passages.length, maxChunkSize })
    }),
  ]
}

/** Texts are cut at headings and blank lines; the server cuts at sentences, too. */
function cut(content: string, most: number): { headings: string[]; text: string }[] {
  const passages: { headings: string[]; text: string }[] = []
  let headings: string[] = []
  for (const part of content.split(/\n{2,}/)) {
    const [, heading] = /^#{1,6} (.*)$/.exec(part.trim()) ?? []
    if (heading !== undefined) headings = [heading]
    else
      for (let at = 0; at < part.trim().length; at += most)
        passages.push({ headings, text: part.trim().slice(at, at + most) })
  }
  return passages
}

function comparer(sort: DocumentOrder) {
  const sign = sort.startsWith('-') ? -1 : 1
  const sorted = (card: KnowledgeCard) => {
    if (sort.endsWith('name')) return nameKey(card.name)
    return sort.endsWith('charCount') ? card.charCount : card.updatedAt
  }
  return (a: KnowledgeCard, b: KnowledgeCard) => {
    const [one, two] = [sorted(a), sorted(b)]
    if (one !== two) return sign * (one < two ? -1 : 1)
    return sign * (a.ID < b.ID ? -1 : Number(a.ID > b.ID))
  }
}

/** Each declared error of each endpoint, by the name of its code. */
export const documentScenarios = scenariosOf({
  list: listKnowledge,
  get: getKnowledge,
  save: saveKnowledge,
  remove: removeKnowledge,
  usage: getKnowledgeUsage,
  removeSelection: removeKnowledgeSelection,
  tagSelection: saveKnowledgeSelection,
  passages: listPassages,
})
