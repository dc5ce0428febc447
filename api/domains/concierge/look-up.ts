import { askServer, type DnsServer } from './wire/ask-server.ts'
import { type DnsRecord, dnsName } from './wire/dns-record.ts'
import type { DnsQuestion, DnsReply } from './wire/read-reply.ts'

/** Questions put for one diagnosis, at most: whatever a domain answers, it costs no more. */
export const mostQuestions = 140

/** What a diagnosis asks with. */
export interface LookUpOptions {
  /** Servers that find answers for anybody, the first first. */
  resolvers: readonly DnsServer[]
  /** Whether a name server that a domain names may be asked: public ones alone (threats 45). */
  mayAsk(address: string): boolean
  /** Ends the diagnosis. */
  signal: AbortSignal
}

/** Asks servers within the bounds of one diagnosis; the same question to the same server is put once. */
export interface LookUp {
  resolvers: readonly DnsServer[]
  /** Asks a server for what it keeps itself. */
  direct(address: string, question: DnsQuestion): Promise<DnsReply>
  /** Asks one resolver; `unchecked` also takes what fails its signature. */
  resolve(resolver: DnsServer, question: DnsQuestion, unchecked?: boolean): Promise<DnsReply>
  /** Asks the resolvers in turn until one says anything; unsigned answers count too. */
  any(question: DnsQuestion): Promise<DnsReply>
  /** Addresses of a host, at most four. */
  addresses(name: string): Promise<string[]>
  /** Whether the time or the questions are used up. */
  spent(): boolean
}

/** Looks things up for one diagnosis. */
export function createLookUp({ resolvers, mayAsk, signal }: LookUpOptions): LookUp {
  const asked = new Map<string, Promise<DnsReply>>()
  const silent: DnsReply = { kind: 'silent' }

  function once(key: string, ask: () => Promise<DnsReply>): Promise<DnsReply> {
    const before = asked.get(key)
    if (before) return before
    if (asked.size >= mostQuestions || signal.aborted) return Promise.resolve(silent)
    const reply = ask()
    asked.set(key, reply)
    return reply
  }

  const keyOf = (question: DnsQuestion) => `${question.type} ${dnsName(question.name)}`

  function direct(address: string, question: DnsQuestion): Promise<DnsReply> {
    if (!mayAsk(address)) return Promise.resolve(silent)
    return once(`${address} ${keyOf(question)}`, () =>
      askServer({ address, port: 53 }, question, { signal, recursive: false }),
    )
  }

  function resolve(resolver: DnsServer, question: DnsQuestion, unchecked = false): Promise<DnsReply> {
    const { address, port } = resolver
    return once(`${address}:${port} ${unchecked} ${keyOf(question)}`, () =>
      askServer(resolver, question, { signal, recursive: true, unchecked }),
    )
  }

  async function any(question: DnsQuestion): Promise<DnsReply> {
    let last: DnsReply = silent
    for (const resolver of resolvers) {
      last = await resolve(resolver, question, true)
      if (last.kind === 'answer' && ['NOERROR', 'NXDOMAIN'].includes(last.rcode)) return last
    }
    return last
  }

  async function addresses(name: string): Promise<string[]> {
    const replies = await Promise.all([any({ name, type: 'A' }), any({ name, type: 'AAAA' })])
    const found = replies.flatMap((reply) => valuesOf(reply, 'A').concat(valuesOf(reply, 'AAAA')))
    return found.slice(0, 4)
  }

  return {
    resolvers,
    direct,
    resolve,
    any,
    addresses,
    spent: () => signal.aborted || asked.size >= mostQuestions,
  }
}

/** Values of one type in the answers of a reply; also those of names a chain leads to. */
export function valuesOf(reply: DnsReply, type: DnsRecord['type'], name?: string): string[] {
  if (reply.kind !== 'answer') return []
  return reply.answers
    .filter((record) => record.type === type && (name === undefined || record.name === dnsName(name)))
    .map(({ value }) => value)
}
