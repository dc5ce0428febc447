import { dnsName } from './wire/dns-record.ts'
import type { DnsReply } from './wire/read-reply.ts'

/** What one server says of a host. */
export interface HostView {
  /** `lame`: it says it does not answer for this zone. */
  outcome: 'answers' | 'absent' | 'lame' | 'fails' | 'silent'
  /** Names the host stands for, one after the other. */
  chain: string[]
  a: string[]
  aaaa: string[]
  /** Whether addresses stand beside a CNAME at the very host. */
  beside: boolean
  /** Seconds until what it remembers is forgotten; null where it keeps it itself. */
  ttl: number | null
}

/** Reads what a server said of the host's addresses of both kinds. */
export function hostView(host: string, a: DnsReply, aaaa: DnsReply, isServer: boolean): HostView {
  const base = { chain: [], a: [], aaaa: [], beside: false, ttl: null }
  if (a.kind !== 'answer') return { outcome: a.kind === 'silent' ? 'silent' : 'fails', ...base }
  const outcome = outcomeOf(a, isServer)
  if (outcome !== 'answers' && outcome !== 'absent') return { outcome, ...base }
  const six = aaaa.kind === 'answer' ? aaaa.answers : []
  const all = [...a.answers, ...six]
  const name = dnsName(host)
  const ttls =
    a.answers.length > 0
      ? a.answers.map(({ ttl }) => ttl)
      : a.authority.filter(({ type }) => type === 'SOA').map(({ value }) => Number(value))
  const isAlias = all.some((record) => record.type === 'CNAME' && record.name === name)
  return {
    outcome,
    chain: chainFrom(name, a),
    a: a.answers.filter(({ type }) => type === 'A').map(({ value }) => value),
    aaaa: six.filter(({ type }) => type === 'AAAA').map(({ value }) => value),
    beside:
      isAlias &&
      all.some((record) => record.name === name && (record.type === 'A' || record.type === 'AAAA')),
    ttl: isServer || ttls.length === 0 ? null : Math.min(...ttls),
  }
}

function outcomeOf(reply: Extract<DnsReply, { kind: 'answer' }>, isServer: boolean): HostView['outcome'] {
  const { rcode, authoritative, answers } = reply
  if (
    isServer &&
    (['REFUSED', 'NOTAUTH'].includes(rcode) ||
      (rcode === 'NOERROR' && !authoritative && answers.length === 0))
  )
    return 'lame'
  if (rcode === 'NXDOMAIN') return answers.length > 0 ? 'answers' : 'absent'
  return rcode === 'NOERROR' ? 'answers' : 'fails'
}

/** The names a chain goes through, in order; one that comes back to a name ends with it. */
export function chainFrom(name: string, reply: DnsReply): string[] {
  if (reply.kind !== 'answer') return []
  const chain: string[] = []
  let at = dnsName(name)
  for (;;) {
    const next = reply.answers.find((record) => record.type === 'CNAME' && record.name === at)?.value
    if (next === undefined) return chain
    chain.push(next)
    if (chain.indexOf(next) < chain.length - 1 || next === dnsName(name)) return chain
    at = next
  }
}
