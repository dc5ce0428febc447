import { sizeRefusal } from '#mocks/contracts/files/upload-rules.ts'
import { createKnowledgeFile, createKnowledgeReading } from '#mocks/contracts/knowledge/file.contract.ts'
import { knowledgeFileMB } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { readFailures } from '#mocks/contracts/knowledge/read-failures.ts'
import { createLoadAgent } from '../../agents/load-agent.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../http/http-error.ts'
import { implement, type Operation } from '../../http/implement.ts'
import { presentDocument } from '../knowledge.presenter.ts'
import type { KnowledgeDoc } from '../knowledge.repository.ts'
import { createRereadPages } from '../pages/reread-pages.ts'
import { createFileReadings } from './file-readings.ts'
import { sniffDocument } from './sniff-document.ts'

/** Files: given to an agent, and read again. */
export function fileRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const readings = createFileReadings(deps)
  const pages = createRereadPages(deps)

  return [
    implement(createKnowledgeFile, async ({ params, body, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const bytes = bytesOf(body.base64Payload)
      const sniffed = sniffDocument(bytes, body.name)
      if ('failure' in sniffed) throw invalid({ base64Payload: readFailures[sniffed.failure] })
      const { name, tags = [] } = body
      return accepted(
        await readings.add(params.region, agent, params.documentId, {
          name,
          tags,
          bytes,
          type: sniffed.type,
        }),
      )
    }),

    implement(createKnowledgeReading, async ({ params, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const page = await pages.again(params.region, agent, params.documentId)
      return accepted(page ?? (await readings.again(params.region, params.agentId, params.documentId)))
    }),
  ]
}

function accepted(doc: KnowledgeDoc) {
  const { content, pairs, ...card } = presentDocument(doc)
  return { status: 202 as const, body: card }
}

function bytesOf(payload: string): Buffer {
  const comma = payload.startsWith('data:') ? payload.indexOf(',', 5) : -1
  const bytes = Buffer.from(comma === -1 ? payload : payload.slice(comma + 1), 'base64')
  if (bytes.length > knowledgeFileMB * 1_000_000)
    throw invalid({ base64Payload: sizeRefusal({ accept: [], maxSizeMB: knowledgeFileMB }) })
  return bytes
}
