import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'

/** Hosts of agencies, and who was told of them. */
export interface DomainsMemory {
  hosts: MockHost[]
  /** Addresses that got the records of a domain. */
  instructed: string[]
}

/** What they start with. */
export interface DomainsSeed {
  /** @default none */
  hosts?: MockHost[]
}

/** A fresh memory of them. */
export function domainsMemory({ hosts = [] }: DomainsSeed): DomainsMemory {
  return { hosts: structuredClone(hosts), instructed: [] }
}
