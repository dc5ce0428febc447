import { readPayload } from '#mocks/contracts/files/read-payload.ts'
import { type KnowledgeFileType, knowledgeFileTypes } from '#mocks/contracts/knowledge/document.schema.ts'
import { createKnowledgeFile, createKnowledgeReading } from '#mocks/contracts/knowledge/file.contract.ts'
import { nothingToRead } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { readFailures } from '#mocks/contracts/knowledge/read-failures.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, MockRefusal, notFound } from '../shared/mock-reply.ts'
import { cardOf, mockDocuments } from './mock-documents.ts'
import { addMockDocument } from './save-mock-document.ts'

/** Files: the mocks read texts at once, and believe the names of all others. */
export function knowledgeFileHandlers(db: MockDb) {
  return [
    mockHandler(db, createKnowledgeFile, ({ params: { agentId, documentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const bytes = readPayload(body.base64Payload)
      if (!bytes || bytes.length === 0) throw invalid({ base64Payload: readFailures.empty })
      const extension = body.name.split('.').at(-1)?.toLowerCase() ?? ''
      const isKnown = (knowledgeFileTypes as readonly string[]).includes(extension)
      const text = new TextDecoder().decode(bytes)
      if (text.includes('\0')) throw invalid({ base64Payload: readFailures.unknown })
      const content = text.startsWith('PK') || text.startsWith('%PDF') ? body.name : text
      const {
        content: _,
        pairs,
        ...card
      } = addMockDocument(db, agent, documentId, {
        name: body.name,
        tags: body.tags ?? [],
        kind: 'file',
        fileType: isKnown ? (extension as KnowledgeFileType) : 'txt',
        content,
      })
      return { status: 202 as const, body: card }
    }),

    mockHandler(db, createKnowledgeReading, ({ params: { agentId, documentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const kept = mockDocuments(db, agentId).find(({ ID }) => ID === documentId)
      if (!kept) throw notFound()
      if (kept.kind === 'page') {
        const unchangedSince = kept.unchangedSince ?? kept.readAt ?? kept.updatedAt
        const readAt = Math.floor(db.now() / 1000)
        Object.assign(kept, { status: 'SUCCESS', error: null, retryable: false, readAt, unchangedSince })
        return { status: 202 as const, body: cardOf(kept) }
      }
      if (kept.status !== 'ERROR' || !kept.retryable) throw new MockRefusal(nothingToRead)
      Object.assign(kept, { status: 'SUCCESS', error: null, retryable: false, rev: kept.rev + 1 })
      return { status: 202 as const, body: cardOf(kept) }
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const knowledgeFileScenarios = scenariosOf({
  upload: createKnowledgeFile,
  readAgain: createKnowledgeReading,
})
