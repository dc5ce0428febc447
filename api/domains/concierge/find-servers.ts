import { getDomain, getPublicSuffix } from 'tldts'
import { type LookUp, valuesOf } from './look-up.ts'
import { dnsName } from './wire/dns-record.ts'
import type { DnsReply } from './wire/read-reply.ts'

/** A name server of a domain. */
export interface NameServer {
  name: string
  /** Its addresses that may be asked; empty where none is known. */
  addresses: string[]
}

/** Who answers for a host. */
export interface Authority {
  /** The domain somebody registered, such as `example.co.uk`. */
  domain: string
  /** The part of the tree its servers answer for: the domain or one below. */
  zone: string
  /** Whether the registry knows the domain. */
  registered: 'yes' | 'no' | 'unknown'
  servers: NameServer[]
}

/** Name servers that are asked of one zone. */
const mostServers = 4
/** Delegations followed from the registry down. */
const mostSteps = 4

/** The registered domain of a host; of one that is none, its last two labels. */
export function registeredDomain(host: string): string {
  return getDomain(host, { allowPrivateDomains: false }) ?? host.split('.').slice(-2).join('.')
}

/** Walks from the registry's servers down to those that answer for a host. */
export async function findServers(look: LookUp, host: string): Promise<Authority> {
  const domain = registeredDomain(host)
  const above = await serversAbove(look, domain)
  let zone = ''
  let servers = above
  let registered: Authority['registered'] = 'unknown'
  for (let step = 0; step < mostSteps && servers.length > 0; step++) {
    const replies = await Promise.all(
      servers.map(({ addresses: [address] }) =>
        address === undefined ? silence : look.direct(address, { name: host, type: 'A' }),
      ),
    )
    const next = nextZone(replies, host, zone)
    if (next) {
      zone = next.zone
      registered = 'yes'
      servers = await located(look, next.names, replies)
      continue
    }
    if (zone === '' && replies.some((reply) => reply.kind === 'answer' && reply.rcode === 'NXDOMAIN'))
      registered = 'no'
    break
  }
  if (zone !== '') return { domain, zone, registered, servers }
  return { domain, zone: domain, registered, servers: await serversNamed(look, domain) }
}

const silence: Promise<DnsReply> = Promise.resolve({ kind: 'silent' })

/** Servers of what the domain is registered under. */
async function serversAbove(look: LookUp, domain: string): Promise<NameServer[]> {
  const suffix = getPublicSuffix(domain, { allowPrivateDomains: false })
  for (let name = suffix ?? domain.split('.').slice(1).join('.'); name; name = parent(name)) {
    const servers = await serversNamed(look, name)
    if (servers.length > 0) return servers.slice(0, 2)
  }
  return []
}

/** The servers a zone names as its own, by what resolvers know. */
async function serversNamed(look: LookUp, zone: string): Promise<NameServer[]> {
  const reply = await look.any({ name: zone, type: 'NS' })
  return located(look, valuesOf(reply, 'NS', zone), [reply])
}

/** A delegation one of the servers points to, deeper than where it was asked. */
function nextZone(replies: DnsReply[], host: string, above: string) {
  for (const reply of replies) {
    if (reply.kind !== 'answer' || reply.authoritative || reply.rcode !== 'NOERROR') continue
    const cuts = reply.authority.filter(
      ({ type, name }) => type === 'NS' && isAt(host, name) && name.length > above.length,
    )
    const [cut] = cuts
    if (cut)
      return { zone: cut.name, names: cuts.filter(({ name }) => name === cut.name).map(({ value }) => value) }
  }
  return undefined
}

/** Name servers with their addresses: those that came along, or looked up. */
function located(look: LookUp, names: string[], replies: DnsReply[]): Promise<NameServer[]> {
  const known = replies.flatMap((reply) => (reply.kind === 'answer' ? reply.additional : []))
  return Promise.all(
    [...new Set(names)]
      .sort()
      .slice(0, mostServers)
      .map(async (name) => {
        const came = known
          .filter((record) => record.name === name && (record.type === 'A' || record.type === 'AAAA'))
          .sort((a, b) => a.type.localeCompare(b.type))
          .map(({ value }) => value)
        return { name, addresses: came.length > 0 ? came : await look.addresses(name) }
      }),
  )
}

const parent = (name: string) => name.split('.').slice(1).join('.')

/** Whether a host is a name or below it. */
export function isAt(host: string, name: string): boolean {
  const [h, n] = [dnsName(host), dnsName(name)]
  return h === n || h.endsWith(`.${n}`)
}
