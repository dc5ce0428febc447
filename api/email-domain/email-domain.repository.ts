import type { EmailDomainStatus, EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { EmailDomainKind } from '../providers/email-domain/email-domain.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** The domain an agency sends from, with what must not be seen of it; `_id` is the workspace's, so there is one. */
export interface EmailDomainDoc extends Doc {
  /** What its calls name it by. */
  ID: string
  domain: string
  provider: EmailDomainKind
  /** What the provider calls it; '' until it was added there. */
  providerId: string
  /** Sealed; '' where the provider has it. */
  sealedKey: string
  status: EmailDomainStatus
  records: EmailRecord[]
  /** Unix milliseconds. */
  addedAt: number
  /** Unix milliseconds since which its records have been missing; null while they are there. */
  missingSince: number | null
  /** Unix milliseconds of the last look at it; 0 for none. */
  lookedAt: number
  /** Unix milliseconds since when it is not verified, trying again does not change it; null while it is. Absent in earlier ones. */
  unverifiedSince?: number | null
  /** Unix milliseconds at which its owner was told that it ends; null or absent while nobody was. */
  toldAt?: number | null
}

/** Since when a domain is not verified, in Unix milliseconds; null while it is, and while it may be again by itself. */
export function unverifiedSince({
  status,
  addedAt,
  unverifiedSince: since,
}: Pick<EmailDomainDoc, 'status' | 'addedAt' | 'unverifiedSince'>): number | null {
  if (since !== undefined) return since
  return status === 'verified' || status === 'temporary_failure' ? null : addedAt
}

/** Whose a verified domain is; `_id` is the domain, in one store for both regions. */
export interface EmailClaimDoc extends Doc {
  region: Region
  workspaceId: string
  /** The `ID` it was verified under. */
  domainId: string
}

/** The region that decides for both whose a domain is. */
const decidingRegion: Region = 'eu'

/** Domains that were added, by region. */
export function emailDomainsOf(stores: Stores, region: Region): DocStore<EmailDomainDoc> {
  return stores[region].collection('emailDomains')
}

/** Domains that were verified, of both regions. */
export function emailClaimsOf(stores: Stores): DocStore<EmailClaimDoc> {
  return stores[decidingRegion].collection('emailDomainClaims')
}
