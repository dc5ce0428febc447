import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** A link that shows a domain to a developer; `_id` is the hash of its secret. */
export interface StatusLinkDoc extends Doc {
  agencyId: string
  host: string
  /** The claim it was made for: another one's is none of its business. */
  token: string
  /** Unix seconds. */
  createdAt: number
  /** Unix milliseconds. */
  endsAt: number
}

/** Links that show domains, by region. */
export function statusLinksOf({ stores }: Pick<Deps, 'stores'>, region: Region): DocStore<StatusLinkDoc> {
  return stores[region].collection('domainStatusLinks')
}
