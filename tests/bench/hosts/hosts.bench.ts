import { createHostLookup } from '#api/domains/host-lookup.ts'
import { newAgencyHost } from '../../harness/agency-host.ts'
import { builtPages } from '../../harness/built-pages.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { median } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'
import { insertManyAgencies, shopHost } from './many-agencies.ts'
import { startTimedServer, type TimedServer } from './timed-server.ts'

const few = 100
/** Most a host of one agency among many may take, beside one of a few. */
const mostTimes = 1.2
/** Most an agency's first page may take of the server, beside our own host's. */
const mostTimesOwn = 1.1
/** Most an unknown host may take of the server, in microseconds. */
const mostUnknownUs = 1000
/** Longer than anything about a host is remembered, in milliseconds. */
const forgottenMs = 6_000
/** Looks into memory that are timed together: one alone is shorter than the clock tells. */
const atOnce = 200

interface HostBenchOptions {
  /** Agencies of the large store, each with a host of its own. */
  agencies: number
  /** Requests of each kind. */
  rounds: number
}

/** First pages by whose host it is, and what finding the agency of a host takes among many, beside a hundred. */
export async function benchHosts({ agencies, rounds }: HostBenchOptions): Promise<void> {
  const [small, large] = [await startPlace(few), await startPlace(agencies)]
  try {
    await pagesByHost(large, rounds)
    await compare(small, large, rounds)
  } finally {
    await small.stop()
    await large.stop()
  }
}

/** A server with so many agencies. */
interface Place {
  app: RunningApp
  server: TimedServer
  count: number
  /** A lookup that remembers every host of the store. */
  warm: ReturnType<typeof createHostLookup>
  stop(): Promise<void>
}

async function startPlace(count: number): Promise<Place> {
  const app = await startApp({ built: builtPages })
  const owner = await newAgencyHost(app, 'north.localhost', { name: 'Northwind' })
  await insertManyAgencies(app, owner, count)
  const warm = createHostLookup({ ...app.deps, now: () => 0 })
  for (let index = 0; index < count; index += 1) await warm.agencyOf(shopHost(index))
  const server = await startTimedServer(app)
  const stop = async () => {
    await server.stop()
    await app.stop()
  }
  return { app, server, count, warm, stop }
}

/** Our own host, an agency's and unknown ones, in turns. */
async function pagesByHost({ server }: Place, rounds: number): Promise<void> {
  const kinds: Record<string, (round: number) => string> = {
    'our own host': () => 'localhost',
    "an agency's": () => 'north.localhost',
    'an unknown one, the same again': () => 'stranger.example',
    'an unknown one, another each time': (round) => `stranger-${round}-${Math.random()}.example`,
  }
  const taken = Object.values(kinds).map(() => ({ caller: [] as number[], server: [] as number[] }))
  // What is compared takes turns with nothing else; unknown hosts, which ask the store, have turns of their own.
  const turns = [...Object.values(kinds).entries()]
  for (const group of [turns.slice(0, 2), turns.slice(2)])
    for (let round = -2 * rounds; round < rounds; round += 1)
      for (const [at, hostOf] of group) {
        const page = await server.page(hostOf(round))
        if (round < 0) continue
        taken[at]!.caller.push(page.caller)
        taken[at]!.server.push(page.server)
      }
  const [own = Number.NaN] = taken.map(({ caller }) => median(caller))
  const [ownOnServer = Number.NaN] = taken.map(({ server }) => median(server))
  printTable(
    `First page by host, median of ${rounds} in turns`,
    Object.keys(kinds).map((what, at) => {
      const [caller, onServer] = [median(taken[at]!.caller), median(taken[at]!.server)]
      const measured = `${caller.toFixed(0)} µs, ${(caller / own).toFixed(2)}×; ${onServer.toFixed(0)} µs of it on the server`
      const times = onServer / ownOnServer
      if (at === 0) return { what, measured }
      if (!what.includes('unknown')) {
        const goal = `≤ ${mostTimesOwn}× of our own on the server`
        return { what, measured: `${measured}, ${times.toFixed(2)}×`, goal, met: times <= mostTimesOwn }
      }
      return { what, measured, goal: `≤ ${mostUnknownUs} µs on the server`, met: onServer <= mostUnknownUs }
    }),
  )
}

/** Ways to come to the agency of a host; each is timed alone and gives its microseconds. */
const ways: Record<string, (place: Place, index: number) => Promise<number>> = {
  'its host, from the store': async ({ app, count }, index) => {
    // A lookup of its own remembers nothing.
    const { agencyOf } = createHostLookup(app.deps)
    return timed(async () => found(await agencyOf(shopHost(index % count))))
  },
  'its host, from memory': async ({ warm, count }, index) => {
    const us = await timed(async () => {
      for (let next = 0; next < atOnce; next += 1)
        found(await warm.agencyOf(shopHost((index + next) % count)))
    })
    return us / atOnce
  },
  'its first page, nothing of it remembered': async ({ app, server, count }, index) => {
    app.clock.advance(forgottenMs)
    return (await server.page(shopHost(index % count))).server
  },
  'its first page, asked again': async ({ server, count }, index) => {
    await server.page(shopHost(index % count))
    return (await server.page(shopHost(index % count))).server
  },
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) * 1000
}

function found(owner: unknown): void {
  if (!owner) throw new Error('A host was not found')
}

async function compare(small: Place, large: Place, rounds: number): Promise<void> {
  const rows = []
  for (const [what, way] of Object.entries(ways)) {
    const [ofFew, ofMany]: [number[], number[]] = [[], []]
    for (let round = -20; round < rounds; round += 1) {
      const index = (round + 20) * 7919
      const inTurn = [small, large]
      if (round % 2 === 0) inTurn.reverse()
      for (const place of inTurn) {
        const us = await way(place, index)
        if (round >= 0) (place === small ? ofFew : ofMany).push(us)
      }
    }
    const ratio = median(ofMany) / median(ofFew)
    rows.push({
      what,
      measured: `${median(ofMany).toFixed(1)} µs and ${median(ofFew).toFixed(1)} µs, ${ratio.toFixed(2)}×`,
      goal: `≤ ${mostTimes}×`,
      met: ratio <= mostTimes,
    })
  }
  printTable(
    `An agency among ${large.count}, beside one among ${small.count}; median of ${rounds} in turns`,
    rows,
  )
}
