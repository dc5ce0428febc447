import { median, percentile } from '../shared/statistics.ts'
import type { Row } from '../shared/table.ts'
import type { BenchServer, Target } from './bench-server.ts'
import { getRequest } from './load.ts'
import { rareWord, type SeedResult } from './seed.ts'

const rounds = 7
const perRound = 400
const few = 100
const many = 10_000
const mostTimes = 2

/** Lists as the agents page and the switcher ask for them. */
const lists = {
  'first page': '',
  'by name': '&sort=title',
  'one platform': '&platform=vg',
  'search, every agent has the word': '&q=agent',
  'search, a word of five agents': `&q=${rareWord}`,
  'search by two words, one of them rare': `&q=agent+${rareWord.slice(0, 6)}`,
}

/** The list of a workspace with 10,000 agents beside that of one with 100, in turns. */
export async function benchLists(server: BenchServer): Promise<Row[]> {
  const small = await server.seed('list-100', few)
  const large = await server.seed('list-10000', many)
  const rows: Row[] = []
  for (const [what, query] of Object.entries(lists)) {
    rows.push(await compare(server, what, targetOf(server, small, query), targetOf(server, large, query)))
  }
  return rows
}

function targetOf({ ports }: BenchServer, { workspaceId, secret }: SeedResult, query: string): Target {
  const path = `/api/eu/v2/agents?workspaceId=${workspaceId}&limit=30${query}`
  return { port: ports.full, request: () => getRequest(path, { Authorization: `Bearer ${secret}` }) }
}

async function compare(server: BenchServer, what: string, small: Target, large: Target): Promise<Row> {
  const ratios: number[] = []
  const latencies: number[] = []
  await server.measure(small, perRound)
  await server.measure(large, perRound)
  for (let round = 0; round < rounds; round += 1) {
    const base = await server.measure(small, perRound)
    const own = await server.measure(large, perRound)
    ratios.push(own.cpuPerRequest / base.cpuPerRequest)
    latencies.push(...own.latencies)
  }
  const ratio = median(ratios)
  return {
    what: `GET agents, ${what}`,
    measured: `${ratio.toFixed(2)} times the server time, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
    goal: `≤ ${mostTimes}`,
    met: ratio <= mostTimes,
  }
}
