import type { HostRecord } from './domain.schema.ts'
import { nameInZone, zoneOf } from './read-host.ts'

/** Where the record is that proves a domain; with the records that point here, both prove it (threats 45). */
export const proofName = (host: string) => `_domain-proof.${host}`
/** What that record says. */
export const proofValue = (token: string) => `domain-proof=${token}`

/** Where domains are pointed at. */
export interface HostTarget {
  /** For a domain as it was registered, which takes no CNAME: an IPv4 address. */
  address: string
  /** For all others: a host. */
  host: string
}

/** A record at a host, as people add it. */
export function recordAt(type: HostRecord['type'], host: string, value: string, of: string): HostRecord {
  const zone = zoneOf(of) ?? of
  return { type, domain: zone, name: nameInZone(host, zone), value, ttl: 'Auto' }
}

/** What points a domain here: an A record at '@', a CNAME anywhere else (spec 1 §9). */
export function pointingRecord(host: string, target: HostTarget): HostRecord {
  return zoneOf(host) === host
    ? recordAt('A', host, target.address, host)
    : recordAt('CNAME', host, target.host, host)
}

/** What proves who owns it. */
export function proofRecord(host: string, token: string): HostRecord {
  return recordAt('TXT', proofName(host), proofValue(token), host)
}

/** The records worth adding: what would lead to whoever asks, and not to the server, is none of them. */
export function listedRecords<Listed extends Pick<HostRecord, 'value'>>(
  records: readonly Listed[],
): Listed[] {
  return records.filter(({ value }) => !isHome(value))
}

/** Whether a host or an address is each computer's own. */
export function isHome(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host)
}

/** What whoever runs the server sets, so that domains lead to it. */
export const hostSettings = ['PUBLIC_URL', 'EDGE_ADDRESS'] as const

/** Those that are missing; none where others reach its host: a server known as localhost is there for its own computer alone. */
export function missingSettings({ host, address }: HostTarget): (typeof hostSettings)[number][] {
  if (!isHome(host)) return []
  return hostSettings.filter((name) => name === 'PUBLIC_URL' || isHome(address))
}
