import type { AgencyDomains } from '#mocks/contracts/agency/agency.schema.ts'
import type { DomainState, HostRecord } from '#mocks/contracts/domains/domain.schema.ts'
import { listedRecords, pointingRecord, proofRecord } from '#mocks/contracts/domains/host-records.ts'
import { hostTaken } from '#mocks/contracts/domains/host-refusals.ts'
import { failingDays } from '#mocks/contracts/domains/host-words.ts'
import type { OwnHosts } from '#mocks/contracts/domains/read-host.ts'
import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { ensureMockAgency } from '../agency/ensure-agency.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { MockRefusal } from '../shared/mock-reply.ts'

/** Hosts of the product, as the mocks have it. */
export const mockOwnHosts: OwnHosts = { rootDomain: 'localhost', mainHosts: ['localhost', '127.0.0.1'] }

/** What a host needs. */
export function mockRecordsOf({ hostTarget }: MockDb, { type, domain, token }: MockHost): HostRecord[] {
  return type === 'vgSubdomain' ? [] : [pointingRecord(domain, hostTarget), proofRecord(domain, token)]
}

/** Tells an agency's document what became of its host; `null`: it has it no longer. */
export function noteOnAgency(db: MockDb, host: MockHost, isVerified: boolean | null): void {
  const domain = isVerified === null ? '' : host.domain
  const change: Partial<AgencyDomains> =
    host.type === 'vgSubdomain'
      ? { VGsubDomain: domain, isVerifiedSubDomain: isVerified ?? false }
      : {
          customDomain: domain,
          isVerifiedCustomDomain: isVerified ?? false,
          customDomainConfig:
            isVerified === null ? null : (listedRecords([pointingRecord(domain, db.hostTarget)])[0] ?? null),
        }
  Object.assign(ensureMockAgency(db, host.agencyId), change)
}

/** Ends a claim. */
export function giveBack(db: MockDb, host: MockHost): void {
  db.hosts = db.hosts.filter((each) => each !== host)
  noteOnAgency(db, host, null)
}

/** Looks at a host, which moves it on; throws for a claim that another agency was faster to prove. */
export function mockStateOf(db: MockDb, host: MockHost): DomainState {
  const isRight = host.type === 'vgSubdomain' || host.found.every(Boolean)
  if (isRight) host.failingSince = null
  const others = db.hosts.filter((each) => each !== host && each.domain === host.domain)
  if (others.some(({ isVerified }) => isVerified)) {
    giveBack(db, host)
    throw new MockRefusal(hostTaken(false))
  }
  if (isRight && !host.isVerified) {
    host.isVerified = true
    noteOnAgency(db, host, true)
    for (const other of others) giveBack(db, other)
  }
  if (host.isVerified && host.hasCertificate) host.isLive = true
  const looks = !host.isVerified || host.failingSince !== null
  const isKnown = host.isVerified && (!host.isLive || host.trouble?.servedUntil)
  return {
    domain: host.domain,
    unicode: host.unicode,
    isVerified: host.isVerified,
    isLive: host.isLive,
    url: `http://${host.domain}:3000`,
    records: listedRecords(
      mockRecordsOf(db, host).map((record, index) => ({
        ...record,
        isFound: looks ? (host.found[index] ?? null) : null,
      })),
    ),
    failingSince: host.failingSince,
    releasedAt: host.failingSince === null ? null : host.failingSince + failingDays * 24 * 60 * 60,
    trouble: isKnown ? (host.trouble ?? null) : null,
  }
}
