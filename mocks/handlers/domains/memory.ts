import type { StatusLink } from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'

/** Hosts of agencies, and who was told of them. */
export interface DomainsMemory {
  hosts: MockHost[]
  /** Addresses that got the records of a domain. */
  instructed: string[]
  /** Links that show a domain, by its claim's token. */
  statusLinks: Map<string, StatusLink & { secret: string }>
}

/** What they start with. */
export interface DomainsSeed {
  /** @default none */
  hosts?: MockHost[]
  /** @default none */
  statusLinks?: Map<string, StatusLink & { secret: string }>
}

/** A fresh memory of them. */
export function domainsMemory({ hosts = [], statusLinks }: DomainsSeed): DomainsMemory {
  return { hosts: structuredClone(hosts), instructed: [], statusLinks: new Map(statusLinks) }
}
