import { getDomain, getPublicSuffix } from 'tldts'
import { address, type Place, proofName, proofPrefix, target, token, type ZoneCase } from './zone-case.ts'

/** Addresses of the servers of one lab. */
export interface LabAddresses {
  root: string
  a: string
  b: string
  silent: string
  liar: string
  /** An address no name server may be asked at. */
  inside: string
  resolvers: string[]
}

const usual: Record<string, Place> = { 'ns1.hostmark-dns.net': 'a', 'ns2.hostmark-dns.net': 'a' }

export const zoneOf = ({ host }: ZoneCase) => getDomain(host) ?? host
export const serversOf = ({ servers = usual }: ZoneCase) => servers

const head = (servers: readonly string[]) => [
  '@ 300 SOA ns.registry.net. hostmaster.registry.net. 1 3600 600 86400 60',
  ...servers.map((server) => `@ 300 NS ${server}.`),
]

/** The zone of a case as a file. */
export function caseZone(one: ZoneCase, records: readonly string[]): string {
  const zone = zoneOf(one)
  const name = proofName(one.host)
  const fill = (line: string) =>
    line
      .replaceAll('{target}', `${target}.`)
      .replaceAll('{address}', address)
      .replaceAll('{proofName}', name === zone ? '@' : `${name}.`)
      .replaceAll('{proof}', `"${proofPrefix}${token}"`)
  const servers = one.ownServers ?? Object.keys(serversOf(one))
  return zoneFile(zone, [...head(servers), ...records.map(fill)])
}

function zoneFile(zone: string, lines: string[]): string {
  return [`$ORIGIN ${zone === '' ? '.' : `${zone}.`}`, '$TTL 300', ...lines, ''].join('\n')
}

/** The root and the registries: delegations of every case, and addresses of name servers and targets. */
export function registryZones(cases: readonly ZoneCase[], at: LabAddresses, signers: Map<string, string[]>) {
  const zones = new Map<string, string[]>([['', []]])
  const registry = (name: string): string[] => {
    const suffix = getPublicSuffix(name, { allowPrivateDomains: false }) ?? ''
    let found = zones.get(suffix)
    if (!found) {
      found = []
      zones.set(suffix, found)
      const parent = suffix.includes('.') ? registry(suffix.split('.').slice(1).join('.')) : zones.get('')!
      parent.push(`${suffix}. NS ns.registry.net.`)
    }
    return found
  }
  const put = (name: string, line: string) => {
    const lines = registry(name)
    if (!lines.includes(line)) lines.push(line)
  }
  put('registry.net', `ns.registry.net. A ${at.root}`)
  put(target, `${target}. A ${address}`)
  for (const one of cases) {
    for (const line of one.elsewhere ?? []) put(line.split(' ')[0]!.replace(/\.$/, ''), line)
    for (const [server, place] of Object.entries(serversOf(one))) {
      if (one.records !== null) put(zoneOf(one), `${zoneOf(one)}. NS ${server}.`)
      put(server, `${server}. A ${at[place]}`)
    }
    if (one.dnssec === 'stray') put(zoneOf(one), `${zoneOf(one)}. DS 12345 13 2 ${'ab'.repeat(32)}`)
    for (const line of signers.get(zoneOf(one)) ?? []) put(zoneOf(one), line)
  }
  return new Map(
    [...zones].map(([zone, lines]) => [zone, zoneFile(zone, [...head(['ns.registry.net']), ...lines])]),
  )
}
