import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getKnowledgeUsage } from '#mocks/contracts/knowledge/document.contract.ts'
import { createKnowledgePages } from '#mocks/contracts/knowledge/page.contract.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { startSite } from '../../fakes/sites/fake-site.ts'
import { signUpAt } from '../../harness/child-server.ts'
import type { Person } from '../../harness/sign-up.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { percentile } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'

/** What reading may make of the 99th percentile of other answers. */
const goal = 3
/** Longest a run waits for its pages, in milliseconds. */
const mostMs = 10 * 60 * 1000
/** Milliseconds between two reads: more would meet a limit of calls. */
const pauseMs = 120
const region = 'eu'

interface IngestOptions {
  /** Pages an agent is given. */
  pages: number
}

/** What reading many pages does to whoever reads an agent meanwhile, at the same pace before and during it. */
export async function benchIngest({ pages }: IngestOptions): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-bench-'))
  const site = await startSite((request, response) => {
    const text = `Page ${request.url} tells of trips, prices and times. `.repeat(60)
    const isPage = request.url?.startsWith('/p')
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' })
    response.end(isPage ? `<title>${request.url}</title><main><p>${text}</p></main>` : '')
  })
  try {
    const server = await startServer({ dataDir, siteReaderAllow: [site.host] })
    try {
      const owner = await signUpAt(server.url, 'bench@example.com')
      const agentId = await makeAgent(owner)
      const params = { region, agentId }
      await readsOf(owner, agentId, async (count) => count < 40)
      const before = await readsOf(owner, agentId, async (count) => count < 250)
      const urls = Array.from({ length: pages }, (_, n) => `${site.url}p${n}`)
      const begun = performance.now()
      await owner.client.call(createKnowledgePages, { params, body: { urls } })
      let isOver = false
      const over = waitForEnd(owner, agentId).finally(() => {
        isOver = true
      })
      const during = await readsOf(owner, agentId, async () => !isOver)
      await over
      const seconds = Math.round((performance.now() - begun) / 1000)
      printTable(`Reading ${pages} pages into an agent (${seconds} s), and others' answers meanwhile`, [
        rowOf(`an agent read, nothing else to do (${before.length})`, before),
        rowOf(`an agent read while pages are read (${during.length})`, during, before),
      ])
    } finally {
      await server.stop()
    }
  } finally {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Times reads of an agent, eight a second, for as long as is asked for. */
async function readsOf(
  { client }: Person,
  agentId: string,
  isWanted: (count: number) => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = []
  while (await isWanted(times.length)) {
    const begun = performance.now()
    const { status, text } = await client.call(getAgent, { params: { region, agentId } })
    if (status !== 200) throw new Error(`The agent could not be read: ${text}`)
    times.push(performance.now() - begun)
    await wait(pauseMs)
  }
  return times
}

async function waitForEnd({ client }: Person, agentId: string): Promise<void> {
  const end = performance.now() + mostMs
  while (performance.now() < end) {
    await wait(1_000)
    const { body } = await client.call(getKnowledgeUsage, { params: { region, agentId } })
    if (body.reading === 0) return
  }
  throw new Error('The pages were not read in time')
}

function rowOf(what: string, times: readonly number[], against?: readonly number[]): Row {
  const p99 = percentile(times, 0.99)
  const ratio = against ? p99 / percentile(against, 0.99) : 1
  return {
    what,
    measured: `p50 ${formatMs(percentile(times, 0.5))}, p99 ${formatMs(p99)}, ${ratio.toFixed(1)}×`,
    ...(against && { goal: `p99 ≤ ${goal}×`, met: ratio <= goal }),
  }
}
