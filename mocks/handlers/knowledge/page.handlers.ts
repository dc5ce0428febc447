import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { documentsFull, refuseText } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { documentsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import {
  createKnowledgePages,
  createKnowledgeReadings,
  saveKnowledgeRefreshRate,
} from '#mocks/contracts/knowledge/page.contract.ts'
import { pageAddress } from '#mocks/contracts/knowledge/page-address.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, refuse } from '../shared/mock-reply.ts'
import { mostCharacters } from './knowledge-room.ts'
import { mockDocuments } from './mock-documents.ts'
import { addMockDocument } from './save-mock-document.ts'

/** Pages: the mocks read them at once, and each says its own address. */
export function pageHandlers(db: MockDb) {
  /** Reads a page or a file again, as it was; false for what is not read. */
  function readAgain(card: KnowledgeCard): boolean {
    if (card.kind !== 'page' && !card.retryable) return false
    Object.assign(card, { status: 'SUCCESS', error: null, retryable: false })
    if (card.kind !== 'page') return true
    const readAt = unixNow(db)
    const unchangedSince = card.unchangedSince ?? card.readAt ?? card.updatedAt
    Object.assign(card, { readAt, unchangedSince })
    return true
  }

  return [
    mockHandler(db, createKnowledgePages, ({ params: { agentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const kept = mockDocuments(db, agentId)
      const held = kept.reduce((sum, { charCount }) => sum + charCount, 0)
      refuse(refuseText(held + 1, mostCharacters(db, agent.ownerID)))
      const wanted = [...new Set(body.urls.flatMap((typed) => pageAddress(typed) ?? []))]
      const fresh = wanted.filter((url) => !kept.some((card) => card.url === url))
      const room = documentsLimit - kept.length
      if (room <= 0 && fresh.length > 0) throw new MockRefusal(documentsFull)
      for (const url of fresh.slice(0, room)) {
        const { hostname, pathname } = new URL(url)
        addMockDocument(db, agent, `page${kept.length}`, {
          name: pathname === '/' ? hostname : pathname.slice(1),
          url,
          sourceType: 'url',
          kind: 'page',
          refreshRate: body.refreshRate ?? 'never',
          tags: body.tags ?? [],
          readAt: unixNow(db),
          content: `The page ${pathname} of ${hostname}.`,
        })
      }
      const added = Math.min(fresh.length, room)
      const answer = { added, known: wanted.length - fresh.length, left: fresh.length - added }
      return { status: 202 as const, body: answer }
    }),

    mockHandler(db, createKnowledgeReadings, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const chosen = mockDocuments(db, agentId).filter(({ ID }) => body.documentIds.includes(ID))
      return { status: 202 as const, body: { reading: chosen.filter(readAgain).length } }
    }),

    mockHandler(db, saveKnowledgeRefreshRate, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { documentIds, refreshRate } = body
      const chosen = mockDocuments(db, agentId).filter(
        (card) => documentIds.includes(card.ID) && card.kind === 'page' && card.refreshRate !== refreshRate,
      )
      for (const card of chosen) Object.assign(card, { refreshRate, rev: card.rev + 1 })
      return mockOk({ changed: chosen.length })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const pageScenarios = scenariosOf({
  addPages: createKnowledgePages,
  readSelection: createKnowledgeReadings,
  saveRefreshRate: saveKnowledgeRefreshRate,
})
