import {
  getKnowledge,
  getKnowledgeUsage,
  listKnowledge,
  removeKnowledge,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
import { listPassages, shownPassages } from '#mocks/contracts/knowledge/passage.contract.ts'
import {
  removeKnowledgeSelection,
  saveKnowledgeSelection,
} from '#mocks/contracts/knowledge/selection.contract.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { chunkDocument } from '../knowledge-index/chunk.ts'
import { createChangeDocuments } from './change-documents.ts'
import { presentDocument } from './knowledge.presenter.ts'
import { createKnowledgeRepository } from './knowledge.repository.ts'
import { createKnowledgeUsage } from './knowledge-usage.ts'
import { listDocuments } from './list-documents.ts'
import { siteProofOf } from './pages/site-proof.ts'

/** Documents: list, read, write, delete, several at once, and how they are cut. */
export function documentRoutes(deps: Deps): Operation[] {
  const { documents, find } = createKnowledgeRepository(deps.stores)
  const loadAgent = createLoadAgent(deps.stores)
  const usage = createKnowledgeUsage(deps)
  const change = createChangeDocuments(deps)

  return [
    implement(listKnowledge, async ({ params, query, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await listDocuments(documents(params.region), { ...params, query }))
    }),

    implement(getKnowledgeUsage, async ({ params, authorise }) => {
      const agent = await loadAgent(params, authorise)
      return ok({ ...(await usage.of(params.region, agent)), siteProof: siteProofOf(agent.ownerID) })
    }),

    implement(getKnowledge, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      const doc = await find(params.region, params.agentId, params.documentId)
      if (!doc) throw notFound()
      return ok(presentDocument(doc))
    }),

    implement(saveKnowledge, async ({ params, body, authorise }) => {
      const agent = await loadAgent(params, authorise)
      return ok(presentDocument(await change.save(params.region, agent, params.documentId, body)))
    }),

    implement(removeKnowledge, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      await change.remove(params.region, params.agentId, [params.documentId])
      return ok({ success: true as const })
    }),

    implement(removeKnowledgeSelection, async ({ params, body, authorise }) => {
      await loadAgent(params, authorise)
      return ok({ removed: await change.remove(params.region, params.agentId, body.documentIds) })
    }),

    implement(saveKnowledgeSelection, async ({ params, body, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await change.tag(params.region, params.agentId, body))
    }),

    implement(listPassages, async ({ params, authorise }) => {
      const { vgOptions } = await loadAgent(params, authorise)
      const doc = await find(params.region, params.agentId, params.documentId)
      if (!doc) throw notFound()
      const chunks = chunkDocument(doc.content, vgOptions.maxChunkSize)
      return ok({
        items: chunks.slice(0, shownPassages).map(({ headings, text }) => ({ headings, text })),
        total: chunks.length,
        maxChunkSize: vgOptions.maxChunkSize,
      })
    }),
  ]
}
