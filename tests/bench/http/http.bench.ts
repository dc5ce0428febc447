import { median, percentile } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { type BenchServer, startBenchServer, type Target } from './bench-server.ts'
import { benchLists } from './list.bench.ts'
import { getRequest } from './load.ts'

const rounds = 7
const perRound = 4000

/** Our reads against a bare Koa route on the same store, interleaved, at growing numbers of agents; then the lists. */
export async function benchHttp(sizes: readonly number[]): Promise<void> {
  const server = await startBenchServer()
  const { ports } = server
  try {
    const rows: Row[] = []
    for (const size of sizes) {
      const seeded = await server.seed('bench', size)
      let turn = 0
      const next = () => seeded.agentIds[turn++ % seeded.agentIds.length] ?? ''
      const bearer = { Authorization: `Bearer ${seeded.secret}` }
      const first = seeded.agentIds[0] ?? ''
      const bare = { port: ports.bare, request: () => getRequest(`/api/eu/v2/agents/${next()}`) }
      const full = { port: ports.full, request: () => getRequest(`/api/eu/v2/agents/${next()}`, bearer) }
      const bareVersion = { port: ports.idle, request: () => getRequest(`/${first}:1`) }
      const embed = { port: ports.full, request: () => getRequest(`/api/eu/public/agents/${first}`) }
      rows.push(await compare(server, `GET agent, ${size} agents`, bare, full, 0.75))
      rows.push(await compare(server, `GET public agent, ${size} agents`, bareVersion, embed, 0.85))
    }
    printTable('Reads, as a share of a bare Koa route returning the same document (1 = as fast)', rows)
    printTable('Lists of 10,000 agents, in times of the same list of 100', await benchLists(server))
  } finally {
    await server.stop()
  }
}

/** Runs baseline and subject in turns and compares their server time per request round by round. */
async function compare(
  server: BenchServer,
  what: string,
  bare: Target,
  subject: Target,
  goal: number,
): Promise<Row> {
  const ratios: number[] = []
  const speeds: number[] = []
  const latencies: number[] = []
  await server.measure(bare, perRound)
  await server.measure(subject, perRound)
  for (let round = 0; round < rounds; round += 1) {
    const base = await server.measure(bare, perRound)
    const own = await server.measure(subject, perRound)
    ratios.push(base.cpuPerRequest / own.cpuPerRequest)
    speeds.push(own.perSecond / base.perSecond)
    latencies.push(...own.latencies)
  }
  const ratio = median(ratios)
  return {
    what,
    measured: `${ratio.toFixed(2)} of server time, ${median(speeds).toFixed(2)} of throughput, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
    goal: `≥ ${goal}`,
    met: ratio >= goal,
  }
}
