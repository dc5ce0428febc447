import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** A link that shows a domain to a developer; `_id` is the token of the claim it was made for, so there is one. */
export interface StatusLinkDoc extends Doc {
  agencyId: string
  host: string
  /** Hash of its secret. */
  secretHash: string
  /** Unix seconds. */
  createdAt: number
  /** Unix milliseconds. */
  endsAt: number
}

/** Links that show domains, by region. */
export function statusLinksOf({ stores }: Pick<Deps, 'stores'>, region: Region): DocStore<StatusLinkDoc> {
  return stores[region].collection('domainStatusLinks')
}
