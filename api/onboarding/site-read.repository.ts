import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { SiteRead } from '../providers/site-reader/site-reader.ts'
import { hashSecret } from '../shared/secrets.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** What a website said, kept between looking at it and making an agent from it. */
interface SiteReadDoc extends Doc {
  workspaceId: string
  /** Unix milliseconds. */
  expiresAt: number
  /** JSON of the reading; texts may hold keys and dots a document must not. */
  site: string
}

const lifetimeMs = 60 * 60 * 1000

/** Readings of websites, an hour long, per workspace and address. */
export function createSiteReadRepository({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const reads = (region: Region): DocStore<SiteReadDoc> => stores[region].collection('siteReads')
  const keyOf = (workspaceId: string, website: string) =>
    hashSecret(`${workspaceId}:${website.trim().toLowerCase()}`)
  return {
    async save(region: Region, workspaceId: string, website: string, site: SiteRead): Promise<void> {
      const expiresAt = now() + lifetimeMs
      await reads(region).updateOne(
        { _id: keyOf(workspaceId, website) },
        { $set: { workspaceId, expiresAt, site: JSON.stringify(site) } },
        { upsert: true },
      )
    },

    async find(region: Region, workspaceId: string, website: string): Promise<SiteRead | null> {
      const doc = await reads(region).findOne({ _id: keyOf(workspaceId, website) })
      return doc && doc.expiresAt > now() ? (JSON.parse(doc.site) as SiteRead) : null
    },
  }
}
