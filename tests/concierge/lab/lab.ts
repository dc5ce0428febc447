import { createSocket, type Socket } from 'node:dgram'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diagnose } from '#api/domains/concierge/diagnose.ts'
import { registeredDomain } from '#api/domains/concierge/find-servers.ts'
import type { HostState, Wanted } from '#api/domains/concierge/wanted.ts'
import { askServer } from '#api/domains/concierge/wire/ask-server.ts'
import { Knot, type LabServer, Unbound } from './lab-servers.ts'
import { startLiar } from './liar.ts'
import { address, proofName, proofPrefix, target, token, type ZoneCase } from './zone-case.ts'
import { caseZone, type LabAddresses, registryZones, serversOf, zoneOf } from './zone-files.ts'

/** What a host of a case has to say. */
export function wantedOf({ host }: Pick<ZoneCase, 'host'>): Wanted {
  const isApex = registeredDomain(host) === host
  return {
    host,
    record: isApex ? { type: 'A', values: [address] } : { type: 'CNAME', values: [target] },
    proof: { name: proofName(host), value: `${proofPrefix}${token}`, prefix: proofPrefix },
    issuers: async () => ['letsencrypt.org'],
  }
}

/** Unix seconds at which the cases are looked at. */
export const now = 1_800_000_000

const stateOf = ({ state }: ZoneCase): HostState => ({
  verified: false,
  live: false,
  claimedElsewhere: false,
  certificate: 'unknown',
  retryAt: null,
  ...state,
})

/** A root, registries, name servers and three resolvers of their own, on this machine alone. */
export async function startLab(cases: readonly ZoneCase[]) {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-dns-'))
  const running: LabServer[] = []
  const { at, silent } = await freePlace()
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()))
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    running.push({ stop: async () => void silent.close() }, await startLiar(at.liar))
    const on = (place: 'a' | 'b') =>
      cases.filter((one) => one.records !== null && Object.values(serversOf(one)).includes(place))
    const textOn = (one: ZoneCase, place: 'a' | 'b') =>
      place === 'b' && one.recordsOnB !== undefined ? one.recordsOnB : (one.before ?? one.records)
    const zonesOn = (place: 'a' | 'b') =>
      new Map(
        on(place).flatMap((one) => {
          const records = textOn(one, place)
          return records ? [[zoneOf(one), caseZone(one, records)] as const] : []
        }),
      )
    const signed = cases.filter(({ dnssec }) => dnssec === 'signed').map(zoneOf)
    const a = new Knot(join(dir, 'a'), [at.a], zonesOn('a'), signed)
    const b = new Knot(join(dir, 'b'), [at.b], zonesOn('b'))
    running.push(a, b)
    await Promise.all([a.start(), b.start()])
    const signers = new Map(signed.map((zone) => [zone, a.ds(zone)]))
    const root = new Knot(join(dir, 'root'), [at.root], registryZones(cases, at, signers), ['com'])
    running.push(root)
    await root.start()
    const anchors = cases.some(({ host }) => host.endsWith('.com')) ? root.ds('com') : []
    const resolvers = at.resolvers.map((one) => new Unbound(join(dir, one), one, at.root, anchors))
    running.push(...resolvers)
    const isUp = async (resolver: string) => (await ask(resolver, target)).kind === 'answer'
    await Promise.all(resolvers.map((one) => one.start(isUp)))
    const late = cases.filter(({ before }) => before !== undefined)
    for (const one of late) {
      await Promise.all(at.resolvers.map((resolver) => ask(resolver, one.host)))
      a.write(zoneOf(one), caseZone(one, one.records ?? []))
    }
    if (late.length > 0) a.reload()
  } catch (error) {
    await stop()
    throw error
  }
  const reach = {
    resolvers: at.resolvers.map((resolver) => ({ address: resolver, port: 53 })),
    mayAsk: (one: string) => one.startsWith(at.root.replace(/\d+$/, '')),
  }
  return { at, reach, stop, diagnose: (one: ZoneCase) => diagnose(reach, wantedOf(one), stateOf(one), now) }
}

const ask = (resolver: string, name: string) =>
  askServer(
    { address: resolver, port: 53 },
    { name, type: 'A' },
    { signal: AbortSignal.timeout(2000), recursive: true },
  )

/** Addresses of this machine nobody else has taken; held by the server that never answers. */
async function freePlace(): Promise<{ at: LabAddresses; silent: Socket }> {
  for (let tries = 0; tries < 20; tries++) {
    const net = `127.53.${1 + Math.floor(Math.random() * 250)}`
    const silent = createSocket('udp4')
    const taken = await new Promise<Error | undefined>((resolve) => {
      silent.once('error', resolve)
      silent.bind(53, `${net}.4`, () => resolve(undefined))
    })
    if (!taken)
      return {
        silent,
        at: {
          root: `${net}.1`,
          a: `${net}.2`,
          b: `${net}.3`,
          silent: `${net}.4`,
          liar: `${net}.5`,
          inside: '127.0.0.1',
          resolvers: [11, 12, 13].map((last) => `${net}.${last}`),
        },
      }
    silent.close()
    if ((taken as NodeJS.ErrnoException).code === 'EACCES') throw taken
  }
  throw new Error('No addresses are free for name servers.')
}
