import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { httpClient } from '../../harness/http-client.ts'
import { percentile } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'
import { realPages } from './real-pages.ts'
import { seedKnowledge } from './seed-knowledge.ts'

const pageCount = 30
const goalMs = 50
const region = 'eu'

/** Stands on one of the pages; an index that does not find it is not the one to measure. */
const inKnowledge = 'what time do you open on Monday?'
/** The first question meets a cold index, the others a warm one. */
const questions = [
  inKnowledge,
  'Are you open on Sundays?',
  'Where can I find your store?',
  'Do you sell coffee beans and pastries?',
  'Who founded the company and when?',
  'What services does the agency offer for web design?',
  'Can I bring my dog to the moon?',
]

interface ResponderOptions {
  /** How many agents are asked; each gives one first answer. */
  agents: number
}

/** Answers of the local responder over HTTP, as a visitor gets them, without a widget that warms the index first. */
export async function benchResponder({ agents }: ResponderOptions): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-bench-'))
  try {
    const pages = await realPages(pageCount)
    const ids = await seedKnowledge({ dataDir, agents, pages })
    const first: number[] = []
    const next: number[] = []
    // A proxy in front, so that each visitor can come from an address of their own and none meets a rate limit.
    const server = await startServer({ dataDir, env: { TRUST_PROXY: '1' } })
    try {
      for (const [i, agentId] of ids.entries()) {
        const [cold = 0, ...warm] = await askAll(server.url, agentId, `10.0.${i >> 8}.${i & 255}`)
        first.push(cold)
        next.push(...warm)
      }
    } finally {
      await server.stop()
    }
    const characters = pages.reduce((sum, { text }) => sum + text.length, 0)
    const heading = `Answers of the local responder on ${pageCount} pages (${characters} characters), over HTTP`
    printTable(heading, [
      toRow(`first answer, ${first.length} cold indexes`, first),
      toRow(`next answers, ${next.length}`, next),
    ])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds until each answer is there whole. */
async function askAll(serverUrl: string, agentId: string, address: string): Promise<number[]> {
  const params = { region, agentId }
  const headers = { 'X-Forwarded-For': address }
  const session = await httpClient(serverUrl).call(createVisitorSession, { params, headers })
  const visitor = httpClient(serverUrl, { bearer: session.body.token })
  const times: number[] = []
  for (const text of questions) {
    const from = performance.now()
    const answer = await visitor.call(sendVisitorMessage, { params, headers, body: { text } })
    times.push(performance.now() - from)
    if (answer.status !== 200) throw new Error(`No answer to "${text}": ${answer.text}`)
    if (text === inKnowledge && !answer.body.message.known) throw new Error(`Nothing was found for "${text}"`)
  }
  return times
}

function toRow(what: string, times: readonly number[]): Row {
  const p95 = percentile(times, 0.95)
  return {
    what,
    measured: `p50 ${formatMs(percentile(times, 0.5))}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${goalMs} ms`,
    met: p95 <= goalMs,
  }
}
