import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { type ChildServer, signUpAt, sources, startChild } from '../../harness/child-server.ts'
import { httpClient } from '../../harness/http-client.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { within } from '../shared/bounded.ts'
import { percentile } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'
import { addManyDocuments, factOf } from './many-documents.ts'

const region = 'eu'
const firstGoalMs = 150
const buildingGoalMs = 1_500
const blockGoalMs = 50
/** Longest the words of all documents may take, in seconds. */
const mostReading = 300
/** Longest the starts of the server may take, and the changes: what was measured until then counts. */
const mostOfStep = 120
/** What a server does when it has just started is not what is measured. */
const settleMs = 4_000
/** Words that were read are packed for the next start; what is measured after it is a start with kept words. */
const packMs = 20_000
/** How long a server is watched that nobody asks: what blocks it then is the machine. */
const restMs = 3_000

interface KnowledgeBenchOptions {
  documents: number
  /** Of each document. */
  characters: number
  /** Starts of the server, each with its first question. */
  starts: number
}

/** What questions to a large knowledge take: while it is read, first after a start, next, and after a change. */
export async function benchKnowledge({
  documents,
  characters,
  starts,
}: KnowledgeBenchOptions): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-bench-'))
  const delays = join(dataDir, 'delays.txt')
  const watch = new URL('./event-loop-watch.mjs', import.meta.url).href
  const env = {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    EVENT_LOOP_FILE: delays,
    NODE_OPTIONS: `--import ${watch}`,
  }
  // A proxy in front, so that each visitor can come from an address of their own and none meets a rate limit.
  const start = async (proxies = '1') => {
    const server = await startChild({ ...env, TRUST_PROXY: proxies }, sources)
    await wait(settleMs)
    return { server, since: Date.now() }
  }
  try {
    const made = await start('0')
    const owner = await signUpAt(made.server.url, 'bench@example.com')
    const agentId = await makeAgent(owner)
    await made.server.end('SIGTERM')
    const total = await addManyDocuments(dataDir, { region, agentId, documents, characters })

    const building = await start()
    await wait(restMs)
    const restBlock = await longestBlock(delays, building.since)
    const begun = Date.now()
    const read = await askUntilKnown(building.server, agentId, documents)
    await wait(packMs)
    const readBlock = await longestBlock(delays, begun)
    await building.server.end('SIGTERM')

    const first: number[] = []
    const work: number[] = []
    const next: number[] = []
    let block = 0
    let memory = Number.NaN
    const isTime = within(mostOfStep)
    for (let round = 0; round < starts && isTime(); round++) {
      const { server, since } = await start()
      const asked = Array.from({ length: 4 }, (_, at) => (round * 977 + at * 131) % documents)
      const before = await processorMs(server)
      const [cold = Number.NaN] = await askAll(server, agentId, asked.slice(0, 1).map(factOf), round)
      work.push((await processorMs(server)) - before)
      first.push(cold)
      const warm = await askAll(server, agentId, asked.slice(1).map(factOf), 100 + round)
      next.push(...warm)
      await wait(300)
      block = Math.max(block, await longestBlock(delays, since))
      memory = await memoryOf(server)
      await server.end('SIGTERM')
    }

    const last = await start()
    await askAll(last.server, agentId, [factOf(1)], 200)
    const changed = await afterChanges(last.server, owner.client.cookie, agentId)
    await last.server.end('SIGTERM')
    const million = (total / 1_000_000).toFixed(0)
    printTable(`Questions to ${documents} documents, ${million} million characters, over HTTP`, [
      row(
        `while its words are read (${Math.round(read.seconds)} s, ${read.times.length})`,
        read.times,
        buildingGoalMs,
      ),
      row(`first after a start (${first.length})`, first, firstGoalMs),
      { what: 'processor time of that, all threads', measured: `p50 ${formatMs(percentile(work, 0.5))}` },
      row(`next (${next.length})`, next, firstGoalMs),
      row(`first after a change of one document (${changed.length})`, changed, firstGoalMs),
      { what: 'longest block of the event loop, nobody asks', measured: formatMs(restBlock) },
      blockRow('longest block of the event loop, reading', readBlock),
      blockRow('longest block of the event loop, asked after a start', block),
      { what: 'memory of the whole process then', measured: `${Math.round(memory / 1e6)} MB` },
    ])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Somebody who visits from an address of their own. */
async function visitorOf({ url }: ChildServer, agentId: string, address: string) {
  const headers = { 'X-Forwarded-For': address }
  const params = { region, agentId } as const
  const session = await httpClient(url).call(createVisitorSession, { params, headers })
  const visitor = httpClient(url, { bearer: session.body.token })
  return async (text: string) => {
    const from = performance.now()
    const answer = await visitor.call(sendVisitorMessage, { params, headers, body: { text } })
    const ms = performance.now() - from
    if (answer.status !== 200) throw new Error(`No answer to "${text}": ${answer.text}`)
    return { ms, answer: answer.body.message.known ? answer.text : '' }
  }
}

async function askAll(
  server: ChildServer,
  agentId: string,
  facts: readonly { question: string; answer: string }[],
  round: number,
): Promise<number[]> {
  const ask = await visitorOf(server, agentId, `10.0.1.${round}`)
  const times: number[] = []
  for (const { question, answer } of facts) {
    const told = await ask(question)
    times.push(told.ms)
    if (!told.answer.includes(answer)) throw new Error(`"${question}" was answered with "${told.answer}"`)
  }
  return times
}

/** Asks for what the last documents say until it is known: all words are read then. */
async function askUntilKnown(server: ChildServer, agentId: string, documents: number) {
  const begun = performance.now()
  const times: number[] = []
  const { question, answer } = factOf(documents - 1)
  const isTime = within(mostReading)
  for (let turn = 0; isTime(); turn++) {
    const ask = await visitorOf(server, agentId, `10.1.${turn >> 8}.${turn & 255}`)
    const told = await ask(question)
    times.push(told.ms)
    if (told.answer.includes(answer)) return { times, seconds: (performance.now() - begun) / 1000 }
    await wait(100)
  }
  throw new Error('The words were not read in time')
}

/** Changes one document, and asks for what it says now. */
async function afterChanges(server: ChildServer, cookie: string | null, agentId: string): Promise<number[]> {
  const owner = httpClient(server.url)
  owner.cookie = cookie
  const times: number[] = []
  const isTime = within(mostOfStep)
  for (let turn = 0; turn < 10 && isTime(); turn++) {
    const params = { region, agentId, documentId: `many0000${turn}` } as const
    const fact = factOf(6_000 + turn * 37)
    const saved = await owner.call(saveKnowledge, { params, body: { content: `# Guide\n${fact.text}` } })
    if (saved.status !== 200) throw new Error(`Not saved: ${saved.text}`)
    times.push(...(await askAll(server, agentId, [fact], 220 + turn)))
  }
  return times
}

async function longestBlock(file: string, since: number): Promise<number> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  return lines
    .map((line) => line.split(' ').map(Number) as [number, number])
    .filter(([at]) => at > since + 100)
    .reduce((most, [, ms]) => Math.max(most, ms), 0)
}

/** Bytes of memory a server takes with all its threads; NaN where the system does not tell. */
async function memoryOf({ pid }: ChildServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024
}

/** Milliseconds of processor time a server has taken so far: the same however busy the machine is. */
async function processorMs({ pid }: ChildServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = status.slice(status.lastIndexOf(')')).split(' ').slice(12, 14)
  return (Number(user) + Number(system)) * 10
}

function row(what: string, times: readonly number[], goalMs: number): Row {
  const p95 = percentile(times, 0.95)
  return {
    what,
    measured: `p50 ${formatMs(percentile(times, 0.5))}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${goalMs} ms`,
    met: p95 <= goalMs,
  }
}

function blockRow(what: string, ms: number): Row {
  return { what, measured: formatMs(ms), goal: `≤ ${blockGoalMs} ms`, met: ms <= blockGoalMs }
}
