import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { signUpAt } from '../../harness/child-server.ts'
import { type HttpClient, httpClient } from '../../harness/http-client.ts'
import { type LiveReading, readLive } from '../../harness/live-client.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { median, percentile } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'
import { untilOnScreen } from './owner-screen.ts'
import { startWeighed } from './weighed-server.ts'

const streamsPerAccount = 20
/** Longest a visitor's message may take to an owner. */
const mostMs = 150
/** Most memory an open stream may take. */
const mostKilobytes = 40

/**
 * A visitor's message on its way to members' streams, with many open, and what each open stream costs.
 * @param streams how many are open at once
 */
export async function benchLive({ streams, rounds }: { streams: number; rounds: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-live-bench-'))
  const secret = 'a secret of the benchmarks alone, never real'
  // A server that starts before there are pages has none to show.
  await ensureBuilt()
  const server = await startWeighed({ DATA_DIR: dataDir, SESSION_SECRET: secret })
  const open: LiveReading[] = []
  try {
    const owner = await signUpAt(server.url, 'owner@example.com')
    const agentId = await makeAgent(owner)
    const params = { region: 'eu', agentId }
    const path = `/api/eu/v2/live?agentId=${agentId}`
    const newVisitor = async () => {
      const { body } = await httpClient(server.url).call(createVisitorSession, { params })
      return httpClient(server.url, { bearer: body.token })
    }
    const say = async (visitor: HttpClient, text: string) => {
      const sent = await visitor.call(sendVisitorMessage, { params, body: { text } })
      if (sent.status !== 200) throw new Error(`The message was refused: ${sent.text}`)
    }
    const follow = async (client: HttpClient, at: string) => {
      const stream = await readLive(client, at)
      if (stream.status !== 200) throw new Error(`The stream was refused: ${stream.status}`)
      open.push(stream)
    }
    const visitors = await Promise.all(
      Array.from({ length: streams - streamsPerAccount }, async () => {
        const visitor = await newVisitor()
        // There is no stream before there is a conversation.
        await say(visitor, 'Hello')
        return visitor
      }),
    )
    await wait(2000)
    const before = await server.weigh()
    // Members may have as many as their account; the others are visitors', which are served by the same code.
    for (let index = 0; index < streamsPerAccount; index += 1) await follow(owner.client, path)
    for (const visitor of visitors) await follow(visitor, `/api/eu/public/agents/${agentId}/live`)
    await wait(2000)
    const after = await server.weigh()
    const each = (of: 'held' | 'resident') => (after[of] - before[of]) / 1024 / open.length
    const took: number[] = []
    const slowest: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const visitor = await newVisitor()
      const text = `Message ${round}`
      const begun = performance.now()
      const seen = open
        .slice(0, streamsPerAccount)
        .map((stream) =>
          stream
            .until(({ message }) => message?.blocks[0]?.runs[0]?.text === text)
            .then(() => performance.now() - begun),
        )
      const sent = say(visitor, text)
      const arrived = await Promise.all(seen)
      took.push(...arrived)
      slowest.push(Math.max(...arrived))
      await sent
    }
    const p95 = percentile(took, 0.95)
    // The browser's own takes its place: an account may have no more.
    open[0]?.close()
    const shown = await untilOnScreen({
      ...{ url: server.url, owner: owner.client, visitor: visitors[0]!, agentId },
      // A visitor may say twenty things in a minute.
      rounds: Math.min(rounds, 16),
    })
    const onScreen = percentile(shown, 0.95)
    printTable(`Live, ${open.length} open streams, ${rounds} messages`, [
      {
        what: "a visitor's message to members' streams",
        measured: `p50 ${formatMs(median(took))}, p95 ${formatMs(p95)}, slowest ${formatMs(Math.max(...slowest))}`,
        goal: `p95 ≤ ${mostMs} ms`,
        met: p95 <= mostMs,
      },
      {
        what: "a visitor's message to an owner's screen",
        measured: `p50 ${formatMs(median(shown))}, p95 ${formatMs(onScreen)}`,
        goal: `p95 ≤ ${mostMs} ms`,
        met: onScreen <= mostMs,
      },
      {
        what: 'memory of an open stream',
        measured: `${each('held').toFixed(1)} kB held, ${each('resident').toFixed(1)} kB resident`,
        goal: `≤ ${mostKilobytes} kB`,
        met: Math.max(each('held'), each('resident')) <= mostKilobytes,
      },
    ])
  } finally {
    for (const stream of open) stream.close()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
