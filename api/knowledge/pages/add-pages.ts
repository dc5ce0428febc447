import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { documentsFull } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { documentNameLimit, documentsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { pageAddress } from '#mocks/contracts/knowledge/page-address.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../../agents/agent.repository.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { refused } from '../../http/http-error.ts'
import { hashSecret } from '../../shared/secrets.ts'
import { insertWithin } from '../../store/insert-within.ts'
import { createKnowledgeRepository, newDocument } from '../knowledge.repository.ts'
import { createKnowledgeRoom } from '../knowledge-room.ts'
import { askForReading } from './reading-job.ts'

/** Pages to add, as they were sent. */
interface NewPages {
  urls: readonly string[]
  refreshRate: RefreshRate
  tags: string[]
}

const atOnce = 50

/** Makes documents of pages, which wait to be read. */
export function createAddPages(deps: Pick<Deps, 'stores' | 'now' | 'jobs'>) {
  const { documents } = createKnowledgeRepository(deps.stores)
  const { assertAny } = createKnowledgeRoom(deps)

  /** Addresses among some that an agent has a document of. */
  async function knownOf(region: Region, agentId: string, urls: readonly string[]): Promise<Set<string>> {
    const known = new Set<string>()
    for (let at = 0; at < urls.length; at += atOnce) {
      const $in = urls.slice(at, at + atOnce)
      const found = await documents(region)
        .find<{ url: string | null }>({ agentId, url: { $in } }, { projection: { url: 1 } })
        .toArray()
      for (const { url } of found) if (url) known.add(url)
    }
    return known
  }

  return {
    knownOf,

    /** Adds the pages an agent does not know yet, as many as there is room for. */
    async add(region: Region, agent: AgentDoc, { urls, refreshRate, tags }: NewPages) {
      // Nothing of a page would fit.
      await assertAny(region, agent)
      const wanted = [...new Set(urls.flatMap((typed) => pageAddress(typed) ?? []))]
      const known = await knownOf(region, agent._id, wanted)
      const fresh = wanted.filter((url) => !known.has(url))
      const among = { agentId: agent._id }
      const full = refused(documentsFull)
      if (fresh.length > 0 && (await documents(region).countDocuments(among)) >= documentsLimit) throw full
      // First, so that a process that is killed in between leaves no page that nobody reads.
      await askForReading(deps, region, agent)
      let added = 0
      let left = 0
      for (const [at, url] of fresh.entries()) {
        const doc = newDocument(
          agent._id,
          hashSecret(url).slice(0, 22),
          {
            // Until its title is known.
            name: url.replace(/^https?:\/\//, '').slice(0, documentNameLimit),
            content: '',
            url,
            tags,
            refreshRate,
            status: 'INITIALIZED',
            nextReadAt: deps.now(),
          },
          unixNow(deps),
        )
        // Others may add some at the same time.
        const limit = { among, most: documentsLimit, full: () => full }
        try {
          if (await insertWithin(documents(region), doc, limit)) added += 1
        } catch (error) {
          if (error !== full) throw error
          left = fresh.length - at
          break
        }
        // Each is kept on the disk by itself.
        await nextTurn()
      }
      await askForReading(deps, region, agent)
      return { added, known: wanted.length - added - left, left }
    },
  }
}
