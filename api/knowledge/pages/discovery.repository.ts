import type { Discovery, DiscoveryFields, FoundPage } from '#mocks/contracts/knowledge/discovery.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../../store/store.ts'

/** A search for pages; `_id` is `{agentId}:{ID}`. */
export interface DiscoveryDoc extends Doc, DiscoveryFields, Omit<Discovery, 'ID' | 'pages'> {
  agentId: string
  pages: FoundPage[]
  /** Unix milliseconds; it is kept for a day. */
  madeAt: number
}

/** Searches for pages, by region. */
export function discoveriesOf(stores: Stores, region: Region): DocStore<DiscoveryDoc> {
  return stores[region].collection('knowledgeDiscoveries')
}
