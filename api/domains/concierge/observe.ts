import { randomBytes } from 'node:crypto'
import { readCaa } from './caa.ts'
import { type Authority, findServers, registeredDomain } from './find-servers.ts'
import { chainFrom, type HostView, hostView } from './host-view.ts'
import { type LookUp, valuesOf } from './look-up.ts'
import type { Wanted } from './wanted.ts'
import { dnsName } from './wire/dns-record.ts'
import type { DnsQuestion, DnsReply } from './wire/read-reply.ts'

/** What one name server of the domain says. */
export interface ServerSight extends HostView {
  server: string
  /** Texts at the name of the proof. */
  proof: string[]
}

/** What one public resolver says. */
export interface ResolverSight extends HostView {
  resolver: string
  proof: string[]
  /** Whether it answers only when it need not check signatures. */
  failsChecked: boolean
}

/** Everything that was seen of a host. */
export interface Sight {
  host: string
  authority: Authority
  servers: ServerSight[]
  resolvers: ResolverSight[]
  /** Addresses our target has; those of A are the target themselves. */
  targets: string[]
  /** What the host's alias leads to. */
  followed: { chain: string[]; addresses: string[]; loops: boolean }
  /** Whether a host nobody wrote down gets the same answer. */
  wildcard: boolean
  /** What stands at `app.x.com.x.com`. */
  doubled: { name: string; values: string[] }
  apex: string[]
  /** Where else texts stand that look like a proof. */
  proofElsewhere: { name: string; values: string[] }[]
  /** Texts at the host itself. */
  texts: string[]
  caa: Awaited<ReturnType<typeof readCaa>>
  /** Where `_acme-challenge` is handed to; null where it is not. */
  challenge: string | null
}

/** Looks at a host from its own name servers and from the resolvers. */
export async function observe(look: LookUp, wanted: Wanted): Promise<Sight> {
  const { host, record, proof } = wanted
  const domain = registeredDomain(host)
  const [authority, resolvers, targets, caa] = await Promise.all([
    findServers(look, host),
    Promise.all(look.resolvers.map((resolver) => resolverSight(look, resolver, wanted))),
    record.type === 'CNAME' ? look.addresses(record.values[0] ?? '') : [...record.values],
    readCaa(look, host, domain),
  ])
  const servers = await Promise.all(
    authority.servers.map(({ name, addresses }) => serverSight(look, name, addresses[0], wanted)),
  )
  const best =
    authority.servers[servers.findIndex(({ outcome }) => outcome === 'answers' || outcome === 'absent')]
  const there = (name: string, type: DnsQuestion['type']): Promise<DnsReply> => {
    const address = best?.addresses[0]
    return address === undefined ? look.any({ name, type }) : look.direct(address, { name, type })
  }
  const { zone } = authority
  const doubledName = `${host}.${zone}`
  const otherNames = proof ? otherProofNames(host, domain, zone, proof.name) : []
  const beside = `vg-${randomBytes(6).toString('hex')}.${host.split('.').slice(1).join('.')}`
  const [doubled, apex, texts, random, challenge, elsewhere, alias, followed] = await Promise.all([
    there(doubledName, 'A'),
    there(domain, 'A'),
    there(host, 'TXT'),
    there(beside, 'A'),
    Promise.all([there(`_acme-challenge.${host}`, 'CNAME'), there(`_acme-challenge.${host}`, 'NS')]),
    Promise.all(
      otherNames.map(async (name) => ({ name, values: valuesOf(await there(name, 'TXT'), 'TXT') })),
    ),
    there(host, 'CNAME'),
    follow(look, servers, resolvers),
  ])
  const own = servers.find(({ outcome }) => outcome === 'answers')
  if (own && own.chain.length === 0 && valuesOf(alias, 'CNAME', host).length > 0 && own.a.length > 0) {
    own.beside = true
    own.chain = valuesOf(alias, 'CNAME', host)
  }
  return {
    host,
    authority,
    servers,
    resolvers,
    targets,
    followed,
    wildcard: own !== undefined && sameAnswer(own, hostView(beside, random, { kind: 'silent' }, true)),
    doubled: { name: doubledName, values: hostValues(doubled) },
    apex: domain === host ? [] : hostValues(apex),
    proofElsewhere: elsewhere.filter(({ values }) => values.length > 0),
    texts: valuesOf(texts, 'TXT', host),
    caa,
    challenge:
      valuesOf(challenge[0], 'CNAME', `_acme-challenge.${host}`)[0] ??
      delegatedTo(challenge, `_acme-challenge.${host}`) ??
      null,
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

async function serverSight(
  look: LookUp,
  server: string,
  address: string | undefined,
  wanted: Wanted,
): Promise<ServerSight> {
  const silent: DnsReply = { kind: 'silent' }
  const ask = (name: string, type: DnsQuestion['type']) =>
    address === undefined ? silent : look.direct(address, { name, type })
  const [a, aaaa, proof] = await Promise.all([
    ask(wanted.host, 'A'),
    ask(wanted.host, 'AAAA'),
    wanted.proof ? ask(wanted.proof.name, 'TXT') : silent,
  ])
  return { server, ...hostView(wanted.host, a, aaaa, true), proof: valuesOf(proof, 'TXT') }
}

async function resolverSight(
  look: LookUp,
  resolver: LookUp['resolvers'][number],
  wanted: Wanted,
): Promise<ResolverSight> {
  const ask = (name: string, type: DnsQuestion['type']) => look.resolve(resolver, { name, type })
  const [a, aaaa, proof, open] = await Promise.all([
    ask(wanted.host, 'A'),
    ask(wanted.host, 'AAAA'),
    wanted.proof ? ask(wanted.proof.name, 'TXT') : ({ kind: 'silent' } as const),
    look.resolve(resolver, { name: wanted.host, type: 'A' }, true),
  ])
  const fails = a.kind === 'answer' && a.rcode === 'SERVFAIL'
  const opens = open.kind === 'answer' && ['NOERROR', 'NXDOMAIN'].includes(open.rcode)
  return {
    resolver: resolver.address,
    ...hostView(wanted.host, a, aaaa, false),
    proof: valuesOf(proof, 'TXT'),
    failsChecked: fails && opens,
  }
}

/** Follows a host's alias to where it ends, at most ten names far. */
async function follow(
  look: LookUp,
  servers: ServerSight[],
  resolvers: ResolverSight[],
): Promise<Sight['followed']> {
  const start = [...servers, ...resolvers].find(({ chain }) => chain.length > 0)?.chain
  if (!start) return { chain: [], addresses: [], loops: false }
  if (new Set(start).size < start.length) return { chain: start, addresses: [], loops: true }
  const [first = ''] = start
  const reply = await look.any({ name: first, type: 'A' })
  const chain = [first, ...chainFrom(first, reply)]
  const addresses = valuesOf(reply, 'A')
  if (addresses.length > 0) return { chain, addresses, loops: false }
  for (let step = 0; step < 10; step++) {
    const last = chain.at(-1) ?? ''
    if (chain.indexOf(last) < chain.length - 1) return { chain, addresses, loops: true }
    const [next] = valuesOf(await look.any({ name: last, type: 'CNAME' }), 'CNAME', last)
    if (next === undefined) break
    chain.push(next)
  }
  return { chain, addresses, loops: new Set(chain).size < chain.length }
}
