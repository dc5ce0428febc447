import { readCaa } from './caa.ts'
import { type Authority, findServers, isAt, registeredDomain } from './find-servers.ts'
import { chainFrom, type HostView, hostView } from './host-view.ts'
import { type Around, lookAround, nothingAround } from './look-around.ts'
import { type LookUp, valuesOf } from './look-up.ts'
import type { Wanted } from './wanted.ts'
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
export interface Sight extends Around {
  host: string
  authority: Authority
  servers: ServerSight[]
  resolvers: ResolverSight[]
  /** Addresses our target has; those of A are the target themselves. */
  targets: string[]
  /** What the host's alias leads to. */
  followed: { chain: string[]; addresses: string[]; loops: boolean }
  caa: Awaited<ReturnType<typeof readCaa>>
  /** Names by which CAA records allow our issuers. */
  issuers: readonly string[]
}

/** Looks at a host from its own name servers and from the resolvers. */
export async function observe(look: LookUp, wanted: Wanted): Promise<Sight> {
  const { host, record } = wanted
  const domain = registeredDomain(host)
  // Nothing else waits for it: resolvers take long where a chain leads nowhere.
  const caaLater = wanted.issuers().then(async (issuers) => ({
    issuers,
    caa: issuers.length > 0 ? await readCaa(look, host, domain) : null,
  }))
  const [authority, resolvers, targets] = await Promise.all([
    findServers(look, host),
    Promise.all(look.resolvers.map((resolver) => resolverSight(look, resolver, wanted))),
    record.type === 'CNAME' ? look.addresses(record.values[0] ?? '') : [...record.values],
  ])
  const servers = await Promise.all(
    authority.servers.map(({ name, addresses }) => serverSight(look, name, addresses[0], wanted)),
  )
  const reachable = [...servers, ...resolvers].some(isTold)
  // Where nobody answers there is nothing beside the host to look at, and the time is short.
  const around = reachable ? await lookAround(look, wanted, authority, servers) : nothingAround
  const followed = await follow(look, authority, servers, resolvers)
  const own = servers.find(({ outcome }) => outcome === 'answers')
  if (own && own.chain.length === 0 && own.a.length > 0 && around.alias.length > 0) {
    own.beside = true
    own.chain = around.alias
  }
  return { host, authority, servers, resolvers, targets, followed, ...(await caaLater), ...around }
}

/** Whether a server said anything of a host. */
export const isTold = ({ outcome }: HostView): boolean => outcome === 'answers' || outcome === 'absent'

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

/** Names a chain may have; resolvers give up on longer ones. */
const longestChain = 8

/** Follows a host's alias to where it ends. */
async function follow(
  look: LookUp,
  authority: Authority,
  servers: ServerSight[],
  resolvers: ResolverSight[],
): Promise<Sight['followed']> {
  const start = [...servers, ...resolvers].find(({ chain }) => chain.length > 0)?.chain
  if (!start) return { chain: [], addresses: [], loops: false }
  if (new Set(start).size < start.length) return { chain: start, addresses: [], loops: true }
  const [first = ''] = start
  // Where resolvers could not follow the host, they cannot follow its alias either.
  const reply: DnsReply = resolvers.some(isTold)
    ? await look.any({ name: first, type: 'A' })
    : { kind: 'silent' }
  const chain = [first, ...chainFrom(first, reply)]
  const addresses = valuesOf(reply, 'A')
  if (addresses.length > 0) return { chain, addresses, loops: false }
  const home = authority.servers[servers.findIndex(isTold)]?.addresses[0]
  // Within the zone its own server is asked: resolvers take their time with what leads nowhere.
  const aliasAt = (name: string) =>
    home !== undefined && isAt(name, authority.zone)
      ? look.direct(home, { name, type: 'CNAME' })
      : look.any({ name, type: 'CNAME' })
  while (chain.length <= longestChain) {
    const last = chain.at(-1) ?? ''
    if (chain.indexOf(last) < chain.length - 1) return { chain, addresses, loops: true }
    const [next] = valuesOf(await aliasAt(last), 'CNAME', last)
    if (next === undefined) break
    chain.push(next)
  }
  return { chain, addresses, loops: new Set(chain).size < chain.length || chain.length > longestChain }
}
