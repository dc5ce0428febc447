import { createHostLookup } from '#api/domains/host-lookup.ts'
import { getAt, giveHost, newAgencyHost } from '../../harness/agency-host.ts'
import { builtPages } from '../../harness/built-pages.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { median } from '../shared/statistics.ts'
import { printColumns } from '../shared/table.ts'
import { serverTimeUs } from './server-time.ts'

/** Hosts made at once while the store is filled. */
const atOnce = 50

interface HostBenchOptions {
  /** Hosts of the large store. */
  hosts: number
  /** Requests of each kind. */
  rounds: number
  /** Folder of the built pages. @default the smallest pages a build could leave */
  dist?: string
}

/** Median microseconds of a piece of work, done one after the other. */
async function medianUs(rounds: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work(round)
    taken.push((performance.now() - start) * 1000)
  }
  return median(taken)
}

/** A first page on an agency's host and on unknown ones against our own, and looking a host up among many. */
export async function benchHosts({ hosts, rounds, dist }: HostBenchOptions): Promise<void> {
  const app = await startApp(dist ? { dist } : { built: builtPages })
  try {
    const owner = await newAgencyHost(app, 'north.localhost', { name: 'Northwind' })
    const page = (hostOf: (round: number) => string) =>
      medianUs(rounds, async (round) => {
        const { status } = await getAt(app, hostOf(round), '/')
        if (status !== 200) throw new Error(`${hostOf(round)} answered ${status}`)
      })
    const kinds: Record<string, (round: number) => string> = {
      'our own': () => 'localhost',
      "an agency's": () => 'north.localhost',
      'unknown, the same': () => 'stranger.example',
      'unknown, another each time': (round) => `stranger-${round}-${Math.random()}.example`,
    }
    for (const hostOf of Object.values(kinds)) await page(hostOf)
    const measured: [string, number, number][] = []
    for (const [kind, hostOf] of Object.entries(kinds))
      measured.push([kind, await page(hostOf), await serverTimeUs(app, hostOf, rounds)])
    const [, base] = measured[0]!
    printColumns(
      'First page by host',
      ['host', 'µs', 'against our own', 'of it on the server, µs'],
      measured.map(([kind, us, server]) => [
        kind,
        us.toFixed(0),
        `${(us / base).toFixed(2)}×`,
        server.toFixed(0),
      ]),
    )

    const agency = { region: owner.region, agencyId: owner.workspaceId }
    const few = await lookUps(app, agency, { from: 0, to: 10, rounds })
    const many = await lookUps(app, agency, { from: 10, to: hosts, rounds })
    printColumns(
      'Looking up a host that is not in memory',
      ['hosts', 'µs', 'against 10'],
      [
        ['10', few.toFixed(0), '1.00×'],
        [String(hosts), many.toFixed(0), `${(many / few).toFixed(2)}×`],
      ],
    )
  } finally {
    await app.stop()
  }
}

/** Fills the store up to so many hosts; what looking one of them up takes, in microseconds. */
async function lookUps(
  { deps }: RunningApp,
  agency: Parameters<typeof giveHost>[2],
  { from, to, rounds }: { from: number; to: number; rounds: number },
): Promise<number> {
  const nameOf = (index: number) => `agents.shop-${index}.example`
  for (let index = from; index < to; index += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, to - index) }, (_, next) => nameOf(index + next))
    await Promise.all(some.map((host) => giveHost(deps, host, agency)))
  }
  const read = async (round: number) => {
    // A lookup of its own remembers nothing.
    const found = await createHostLookup(deps).agencyOf(nameOf((round * 7919) % to))
    if (!found) throw new Error('A host was not found')
  }
  await medianUs(rounds, read)
  return medianUs(rounds, read)
}
