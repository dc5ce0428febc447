import type { Answer } from 'dns-packet'

/** A record as it was answered; names are in lower case without a dot at the end. */
export interface DnsRecord {
  name: string
  /** Seconds it may still be remembered. */
  ttl: number
  type: 'A' | 'AAAA' | 'CNAME' | 'NS' | 'TXT' | 'CAA' | 'SOA'
  /** Address, name or text; of CAA its value, of SOA the seconds an absence is remembered. */
  value: string
  /** Of CAA alone. */
  caa?: { critical: boolean; tag: string }
}

/** Longest text kept of one record, in characters. */
export const longestValue = 2000

/** A name as it is compared: lower case, no dot at the end. */
export function dnsName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}

/** A record that is read here; undefined for any other type. */
export function readRecord(answer: Answer): DnsRecord | undefined {
  if (!('ttl' in answer)) return undefined
  const name = dnsName(answer.name)
  const ttl = Math.max(0, answer.ttl ?? 0)
  switch (answer.type) {
    case 'A':
    case 'AAAA':
      return { name, ttl, type: answer.type, value: answer.data }
    case 'CNAME':
    case 'NS':
      return { name, ttl, type: answer.type, value: dnsName(answer.data) }
    case 'TXT': {
      const parts = Array.isArray(answer.data) ? answer.data : [answer.data]
      return { name, ttl, type: 'TXT', value: parts.map(String).join('').slice(0, longestValue) }
    }
    case 'CAA': {
      const { flags = 0, issuerCritical = false, tag, value } = answer.data
      const critical = issuerCritical || (flags & 128) !== 0
      return { name, ttl, type: 'CAA', value, caa: { critical, tag: String(tag).toLowerCase() } }
    }
    case 'SOA':
      return { name, ttl, type: 'SOA', value: String(Math.min(ttl, answer.data.minimum ?? ttl)) }
    default:
      return undefined
  }
}
