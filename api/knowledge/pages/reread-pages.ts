import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { refreshMs } from '#mocks/contracts/knowledge/refresh-times.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../../agents/agent.repository.ts'
import type { Deps } from '../../deps.ts'
import { createKnowledgeRepository, type KnowledgeDoc } from '../knowledge.repository.ts'
import { askForReading } from './reading-job.ts'

type Owner = Pick<AgentDoc, '_id' | 'ownerID'>

/** Reads pages again, now or by a rhythm. */
export function createRereadPages(deps: Pick<Deps, 'stores' | 'now' | 'jobs'>) {
  const { documents, find } = createKnowledgeRepository(deps.stores)

  /** Marks one page as due; null for what is no page. */
  async function mark(region: Region, agentId: string, ID: string): Promise<KnowledgeDoc | null> {
    const doc = await find(region, agentId, ID)
    if (doc?.kind !== 'page' || doc.url === null) return null
    if (doc.status === 'INITIALIZED' || doc.status === 'PENDING') return doc
    return documents(region).findOneAndUpdate(
      { _id: doc._id },
      { $set: { status: 'INITIALIZED', error: null, nextReadAt: deps.now() } },
      { returnDocument: 'after' },
    )
  }

  return {
    /** Reads a page again; null for what is no page. */
    async again(region: Region, agent: Owner, ID: string): Promise<KnowledgeDoc | null> {
      const doc = await mark(region, agent._id, ID)
      if (doc) await askForReading(deps, region, agent)
      return doc
    },

    /** Reads those of several documents that are pages again; their ids. */
    async againOf(region: Region, agent: Owner, IDs: readonly string[]): Promise<string[]> {
      const pages: string[] = []
      for (const ID of new Set(IDs)) if (await mark(region, agent._id, ID)) pages.push(ID)
      if (pages.length > 0) await askForReading(deps, region, agent)
      return pages
    },

    /** Says how often pages are read; how many of them that changed. */
    async setRate(
      region: Region,
      agent: Owner,
      { documentIds, refreshRate }: { documentIds: readonly string[]; refreshRate: RefreshRate },
    ): Promise<number> {
      const pauseMs = refreshMs(refreshRate)
      let changed = 0
      let first = Number.POSITIVE_INFINITY
      for (const ID of new Set(documentIds)) {
        const doc = await find(region, agent._id, ID)
        if (doc?.kind !== 'page' || doc.refreshRate === refreshRate) continue
        const isWaiting = doc.status === 'INITIALIZED' || doc.status === 'PENDING'
        const next =
          pauseMs === null ? null : Math.max(deps.now(), (doc.readAt ?? doc.updatedAt) * 1000 + pauseMs)
        const { matchedCount } = await documents(region).updateOne(
          { _id: doc._id },
          {
            $set: { refreshRate, ...(!isWaiting && next !== null && { nextReadAt: next }) },
            ...(!isWaiting && next === null && { $unset: { nextReadAt: '' } }),
            $inc: { rev: 1 },
          },
        )
        changed += matchedCount
        if (next !== null) first = Math.min(first, next)
      }
      if (Number.isFinite(first)) await askForReading(deps, region, agent, first)
      return changed
    },
  }
}
