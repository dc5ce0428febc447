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
import { insertIfAbsent } from '../../store/insert-if-absent.ts'
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
      const room = Math.max(0, documentsLimit - (await countOf(region, agent._id)))
      if (room === 0 && fresh.length > 0) throw refused(documentsFull)
      // First, so that a process that is killed in between leaves no page that nobody reads.
      await askForReading(deps, region, agent)
      let added = 0
      for (const url of fresh.slice(0, room)) {
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
        if (await insertIfAbsent(documents(region), doc)) added += 1
        // Each is kept on the disk by itself.
        await nextTurn()
      }
      await askForReading(deps, region, agent)
      const left = Math.max(0, fresh.length - room)
      return { added, known: wanted.length - added - left, left }
    },
  }

  function countOf(region: Region, agentId: string): Promise<number> {
    return documents(region).countDocuments({ agentId })
  }
}
