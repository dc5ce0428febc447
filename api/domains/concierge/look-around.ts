import { randomBytes } from 'node:crypto'
import type { Authority } from './find-servers.ts'
import { type HostView, hostView } from './host-view.ts'
import { type LookUp, valuesOf } from './look-up.ts'
import type { Wanted } from './wanted.ts'
import { dnsName } from './wire/dns-record.ts'
import type { DnsQuestion, DnsReply } from './wire/read-reply.ts'

/** What stands beside a host: where records land that were meant for it. */
export interface Around {
  /** Whether a host nobody wrote down gets the same answer. */
  wildcard: boolean
  /** What stands at `app.x.com.x.com`. */
  doubled: { name: string; values: string[] }
  /** What stands at the domain itself; empty where that is the host. */
  apex: string[]
  /** Where else texts stand that look like a proof. */
  proofElsewhere: { name: string; values: string[] }[]
  /** The alias the host has when it is asked for by type. */
  alias: string[]
  /** Where `_acme-challenge` is handed to; null where it is not. */
  challenge: string | null
}

/** Of a host nobody answers for. */
export const nothingAround: Around = {
  wildcard: false,
  doubled: { name: '', values: [] },
  apex: [],
  proofElsewhere: [],
  alias: [],
  challenge: null,
}

/** Looks beside a host, at the first of its servers that answers. */
export async function lookAround(
  look: LookUp,
  { host, proof }: Wanted,
  { domain, zone, servers: all }: Authority,
  servers: HostView[],
): Promise<Around> {
  const best = all[servers.findIndex(({ outcome }) => outcome === 'answers' || outcome === 'absent')]
  const there = (name: string, type: DnsQuestion['type']): Promise<DnsReply> => {
    const address = best?.addresses[0]
    return address === undefined ? look.any({ name, type }) : look.direct(address, { name, type })
  }
  const doubledName = `${host}.${zone}`
  const challengeName = `_acme-challenge.${host}`
  const otherNames = proof ? otherProofNames(host, domain, zone, proof.name) : []
  const random = `vg-${randomBytes(6).toString('hex')}.${host.split('.').slice(1).join('.')}`
  const [doubled, apex, any, handed, delegated, elsewhere, alias] = await Promise.all([
    there(doubledName, 'A'),
    there(domain, 'A'),
    there(random, 'A'),
    there(challengeName, 'CNAME'),
    there(challengeName, 'NS'),
    Promise.all(
      otherNames.map(async (name) => ({ name, values: valuesOf(await there(name, 'TXT'), 'TXT') })),
    ),
    there(host, 'CNAME'),
  ])
  const own = servers.find(({ outcome }) => outcome === 'answers')
  return {
    wildcard: own !== undefined && sameAnswer(own, hostView(random, any, { kind: 'silent' }, true)),
    doubled: { name: doubledName, values: hostValues(doubled) },
    apex: domain === host ? [] : hostValues(apex),
    proofElsewhere: elsewhere.filter(({ values }) => values.length > 0),
    alias: valuesOf(alias, 'CNAME', host),
    challenge:
      valuesOf(handed, 'CNAME', challengeName)[0] ?? delegatedTo([handed, delegated], challengeName) ?? null,
  }
}

const hostValues = (reply: DnsReply) => [...valuesOf(reply, 'CNAME'), ...valuesOf(reply, 'A')]

/** A host of its own differs from what any other name gets, in its answer or by not being an alias of it. */
function sameAnswer(own: HostView, other: HostView): boolean {
  const key = ({ chain, a }: HostView) => [chain[0] ?? '', ...[...a].sort()].join(' ')
  return other.outcome === 'answers' && key(own) !== '' && key(own) === key(other)
}

/** A name handed to other servers comes as a delegation, without an answer. */
function delegatedTo(replies: DnsReply[], name: string): string | undefined {
  for (const reply of replies) {
    if (reply.kind !== 'answer') continue
    const found = [...reply.answers, ...reply.authority].find(
      (record) => record.type === 'NS' && record.name === dnsName(name),
    )
    if (found) return found.value
  }
  return undefined
}

/** Names the proof is put at by mistake. */
function otherProofNames(host: string, domain: string, zone: string, name: string): string[] {
  const [label = ''] = name.split('.')
  const names = [
    host,
    domain,
    `${label}.${domain}`,
    `${name}.${zone}`,
    `${label}.${host}.${zone}`,
    `${label}.${host}`,
  ]
  return [...new Set(names)].filter((other) => other !== name)
}
