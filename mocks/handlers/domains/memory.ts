import type { StatusLink } from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import type { HostTarget } from '#mocks/contracts/domains/host-records.ts'
import { localTarget, type MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'

/** Hosts of agencies, and who was told of them. */
export interface DomainsMemory {
  hosts: MockHost[]
  /** Where domains are pointed at. */
  hostTarget: HostTarget
  /** Others reach its mail server. */
  isMailPublic: boolean
  /** Addresses that got the records of a domain. */
  instructed: string[]
  /** Links that show a domain, by its claim's token. */
  statusLinks: Map<string, StatusLink & { secret: string }>
}

/** What they start with. */
export interface DomainsSeed {
  /** @default none */
  hosts?: MockHost[]
  /** @default this computer alone */
  hostTarget?: HostTarget
  /** @default true */
  isMailPublic?: boolean
  /** @default none */
  statusLinks?: Map<string, StatusLink & { secret: string }>
}

/** A fresh memory of them. */
export function domainsMemory({
  hosts = [],
  hostTarget = localTarget,
  isMailPublic = true,
  statusLinks,
}: DomainsSeed): DomainsMemory {
  return {
    hosts: structuredClone(hosts),
    hostTarget,
    isMailPublic,
    instructed: [],
    statusLinks: new Map(statusLinks),
  }
}
