import { nameKey } from '#mocks/contracts/knowledge/document-order.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../../deps.ts'
import {
  createKnowledgeRepository,
  type KnowledgeDoc,
  newDocument,
  textFields,
} from '../../knowledge/knowledge.repository.ts'
import { createKnowledgeRoom } from '../../knowledge/knowledge-room.ts'
import { pageKey } from '../../providers/site-reader/page/links.ts'
import type { SitePage, SiteRead } from '../../providers/site-reader/site-reader.ts'
import { hashSecret } from '../../shared/secrets.ts'

/** What a reading changed of an agent's knowledge. */
export interface KnowledgeChange {
  pagesNew: number
  pagesChanged: number
  pagesRemoved: number
}

/**
 * Brings what an agent knows of a site in line with a reading of it. A page counts as the same by its address, also
 * one another crawler or the wizard read. Only pages this crawler has read before are ever removed, and none that
 * may merely have been out of reach. Doing it twice changes nothing the second time.
 */
export function createUpdateSiteKnowledge(deps: Pick<Deps, 'stores' | 'now'>) {
  const { documents: knowledge, knowledgeOf, touch } = createKnowledgeRepository(deps.stores)
  const room = createKnowledgeRoom(deps)

  return async function updateSiteKnowledge(
    region: Region,
    { agentId, automationId }: { agentId: string; automationId: string },
    site: SiteRead,
  ): Promise<KnowledgeChange> {
    const known = (await knowledgeOf(region, agentId)).filter(
      ({ url }) => url && originOf(url) === site.origin,
    )
    const byPage = new Map(known.map((doc) => [pageKey(doc.url ?? ''), doc]))
    const change = { pagesNew: 0, pagesChanged: 0, pagesRemoved: 0 }
    const writer = room.unlimited(region, agentId)
    for (const page of site.pages) {
      const doc = byPage.get(pageKey(page.url))
      if (!doc) {
        await writer.write(async (reserve) => {
          await reserve(page.text.length)
          await knowledge(region).updateOne(...newPage(page))
          return true
        })
        change.pagesNew += 1
      } else if (await refresh(doc, page)) change.pagesChanged += 1
    }
    for (const doc of gone(known)) {
      await knowledge(region).deleteOne({ _id: doc._id })
      change.pagesRemoved += 1
    }
    await room.freed(region, agentId)
    // Last, so that whoever sees the new number also sees the new pages; always, as a run before may have died here.
    await touch(region, agentId)
    return change

    function fieldsOf({ url, title, text }: SitePage) {
      const name = title || url
      return { name, nameKey: nameKey(name), url, ...textFields(text), automationId }
    }

    function newPage(page: SitePage): Parameters<ReturnType<typeof knowledge>['updateOne']> {
      const ID = hashSecret(`${site.origin}${pageKey(page.url)}`).slice(0, 22)
      const { _id, ...fields } = newDocument(agentId, ID, fieldsOf(page), unixNow(deps))
      return [{ _id }, { $set: fields }, { upsert: true }]
    }

    /** True when the page says something else than before. */
    async function refresh(doc: KnowledgeDoc, page: SitePage): Promise<boolean> {
      const fields = fieldsOf(page)
      const isChanged = doc.content !== fields.content || doc.name !== fields.name
      if (isChanged || doc.automationId !== automationId) {
        const updatedAt = isChanged ? unixNow(deps) : doc.updatedAt
        await writer.write(async (reserve) => {
          await reserve(fields.charCount - doc.charCount)
          const update = { $set: { ...fields, updatedAt }, $inc: { rev: 1 } }
          const { matchedCount } = await knowledge(region).updateOne({ _id: doc._id }, update)
          return matchedCount === 1
        })
      }
      return isChanged
    }

    function gone(docs: readonly KnowledgeDoc[]): KnowledgeDoc[] {
      if (site.cutShort) return []
      const there = new Set([...site.pages.map(({ url }) => url), ...(site.unread ?? [])].map(pageKey))
      return docs.filter((doc) => doc.automationId === automationId && !there.has(pageKey(doc.url ?? '')))
    }
  }
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
