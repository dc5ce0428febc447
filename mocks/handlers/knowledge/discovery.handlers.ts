import {
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
  removeKnowledgeDiscovery,
} from '#mocks/contracts/knowledge/discovery.contract.ts'
import type { Discovery } from '#mocks/contracts/knowledge/discovery.schema.ts'
import { refuseSearch } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { siteUnreachable } from '#mocks/contracts/onboarding/onboarding.refusals.ts'
import { foundFixturePages } from '#mocks/fixtures/knowledge/found-page.fixtures.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { mockDocuments } from './mock-documents.ts'

/**
 * Searches: the mocks find the café's pages by the time somebody looks, nothing of `unreachable.example`, and never come
 * to an end with `slow.example`.
 */
export function discoveryHandlers(db: MockDb) {
  const known = (agentId: string, url: string) => mockDocuments(db, agentId).some((card) => card.url === url)

  /** Searches of a workspace's agents that have not come to an end. */
  function underWay(workspaceId: string): number {
    const its = db.agents.filter(({ ownerID }) => ownerID === workspaceId).map(({ ID }) => ID)
    return [...db.knowledgeDiscoveries].filter(
      ([key, { state }]) => state === 'running' && its.some((ID) => key.startsWith(`${ID}:`)),
    ).length
  }

  return [
    mockHandler(db, createKnowledgeDiscovery, ({ params: { agentId, discoveryId }, body, authorise }) => {
      const { ownerID } = loadMockAgent(db, agentId, authorise)
      const key = `${agentId}:${discoveryId}`
      const { by, address, maxPages } = body
      const kept = db.knowledgeDiscoveries.get(key)
      const begun: Discovery = {
        ID: discoveryId,
        by,
        address,
        state: 'running',
        message: '',
        found: 0,
        pages: [],
        refused: 0,
        cutShort: false,
        createdAt: unixNow(db),
      }
      const pages = foundFixturePages(by).slice(0, maxPages)
      const isSlow = address.includes('slow.example')
      const end: Discovery = address.includes('unreachable.example')
        ? { ...begun, state: 'failed', message: siteUnreachable }
        : isSlow
          ? begun
          : {
              ...begun,
              state: 'done',
              found: pages.length,
              pages: pages.map((page) => ({ ...page, known: false })),
            }
      if (!kept) refuse(refuseSearch(underWay(ownerID)))
      if (!kept) db.knowledgeDiscoveries.set(key, end)
      return { status: 202 as const, body: kept ?? begun }
    }),

    mockHandler(db, getKnowledgeDiscovery, ({ params: { agentId, discoveryId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const kept = db.knowledgeDiscoveries.get(`${agentId}:${discoveryId}`)
      if (!kept) throw notFound()
      const pages = kept.pages.map((page) => ({ ...page, known: known(agentId, page.url) }))
      return mockOk({ ...kept, pages })
    }),

    mockHandler(db, removeKnowledgeDiscovery, ({ params: { agentId, discoveryId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      if (!db.knowledgeDiscoveries.delete(`${agentId}:${discoveryId}`)) throw notFound()
      return mockOk({ success: true })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const discoveryScenarios = scenariosOf({
  search: createKnowledgeDiscovery,
  found: getKnowledgeDiscovery,
  cancelSearch: removeKnowledgeDiscovery,
})
