import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { signUpAt, startChild } from '../../harness/child-server.ts'
import { httpClient } from '../../harness/http-client.ts'
import { type LiveReading, readLive } from '../../harness/live-client.ts'
import { makeAgent } from '../../harness/workspace-people.ts'

const streamsPerAccount = 20

/** Resident memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/**
 * A visitor's message on its way to members' streams, with many open, and what each open stream costs.
 * @param streams how many are open at once
 */
export async function benchLive({ streams, rounds }: { streams: number; rounds: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-live-bench-'))
  const secret = 'a secret of the benchmarks alone, never real'
  const server = await startChild({ DATA_DIR: dataDir, SESSION_SECRET: secret })
  const open: LiveReading[] = []
  try {
    const owner = await signUpAt(server.url, 'owner@example.com')
    const agentId = await makeAgent(owner)
    const params = { region: 'eu', agentId }
    const path = `/api/eu/v2/live?agentId=${agentId}`
    const visitors = await Promise.all(
      Array.from({ length: streams - streamsPerAccount }, async () => {
        const { body } = await httpClient(server.url).call(createVisitorSession, { params })
        const visitor = httpClient(server.url, { bearer: body.token })
        // There is no stream before there is a conversation.
        await visitor.call(sendVisitorMessage, { params, body: { text: 'Hello' } })
        return visitor
      }),
    )
    await wait(2000)
    const before = memoryOf(server.pid)
    // Members may have as many as their account; the others are visitors', which are served by the same code.
    for (let index = 0; index < streamsPerAccount; index += 1) open.push(await readLive(owner.client, path))
    for (const visitor of visitors)
      open.push(await readLive(visitor, `/api/eu/public/agents/${agentId}/live`))
    await wait(2000)
    const each = (memoryOf(server.pid) - before) / open.length
    const took: number[] = []
    const slowest: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await httpClient(server.url).call(createVisitorSession, { params })
      const visitor = httpClient(server.url, { bearer: body.token })
      const text = `Message ${round}`
      const begun = performance.now()
      const seen = open
        .slice(0, streamsPerAccount)
        .map((stream) =>
          stream
            .until(({ message }) => message?.blocks[0]?.runs[0]?.text === text)
            .then(() => performance.now() - begun),
        )
      const sent = visitor.call(sendVisitorMessage, { params, body: { text } })
      const arrived = await Promise.all(seen)
      took.push(...arrived)
      slowest.push(Math.max(...arrived))
      await sent
    }
    const p95 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN
    const lines = [
      `live: ${open.length} open streams, ${rounds} messages`,
      `  a visitor's message to a member's stream: p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...slowest).toFixed(0)} ms (budget 150 ms)`,
      `  memory of an open stream: ${(each / 1024).toFixed(1)} kB (budget 40 kB), ratio ${(each / 1024 / 40).toFixed(2)}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    for (const stream of open) stream.close()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
