import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { type ChildServer, signUpAt, startChild } from '../harness/child-server.ts'
import { newEmail, type Person } from '../harness/sign-up.ts'
import { silentReader } from '../harness/silent-reader.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const isDeep = process.env.DEEP === '1'
const lengthMs = isDeep ? 180_000 : 9_000
const people = 6
const slowReaders = 50
/** Keeps each person below the API's own limit. */
const pauseMs = 80

const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-load-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** One answer: when it came, in milliseconds since the load began, and how long it took. */
interface Taken {
  at: number
  ms: number
}

describe('a server under mixed calls while fifty clients do not read', () => {
  it(`fails none of them for ${lengthMs / 1000} seconds, and is as quick and as small at the end`, {
    timeout: lengthMs + 120_000,
  }, async () => {
    const server = await startChild({ DATA_DIR: dataDir, NODE_ENV: 'production' })
    const owners = await Promise.all(Array.from({ length: people }, () => signUpAt(server.url, newEmail())))
    const agents = await Promise.all(owners.map((owner) => makeAgent(owner)))
    const started = performance.now()
    const isOver = () => performance.now() - started > lengthMs
    const taken: Taken[] = []
    const failures: string[] = []
    const resident: { at: number; bytes: number }[] = []

    async function timed(name: string, work: () => Promise<{ status: number }>): Promise<void> {
      const begun = performance.now()
      try {
        const { status } = await work()
        if (status >= 400) failures.push(`${name}: ${status}`)
      } catch (error) {
        failures.push(`${name}: ${(error as Error).message}`)
      }
      taken.push({ at: begun - started, ms: performance.now() - begun })
    }

    async function person(owner: Person, agentId: string): Promise<void> {
      const { client, workspaceId } = owner
      const params = { region: 'eu', agentId }
      const calls = [
        () => client.call(getAgent, { params }),
        () => client.call(listAgents, { params: { region: 'eu' }, query: { workspaceId } }),
        () => client.call(saveAgent, { params, body: { title: `Desk ${taken.length}` } }),
        () => client.call(getSession, { params: { region: 'eu' } }),
        () => whole(client.fetch(`/embed.js?eu=${agentId}`)),
        () => whole(client.fetch(`/app/eu/render/${agentId}/iframe`)),
        () => whole(client.fetch('/health')),
      ]
      // Without a build there are no pages to serve.
      const offered =
        (await client.fetch('/')).status === 200 ? calls : calls.filter((_, at) => at < 4 || at > 5)
      // Fewer kinds of calls are no reason for more of each: saving has a limit of its own.
      const pause = (pauseMs * calls.length) / offered.length
      for (let turn = 0; !isOver(); turn += 1) {
        const call = offered[turn % offered.length]
        if (call) await timed(String(turn % offered.length), call)
        await wait(pause)
      }
    }

    async function slow(): Promise<void> {
      while (!isOver()) {
        const { socket } = await silentReader(server.url, '/api/openapi.json', 4)
        const turn = performance.now()
        while (!isOver() && performance.now() - turn < 20_000) await wait(200)
        socket.destroy()
      }
    }

    async function weigh(): Promise<void> {
      while (!isOver()) {
        resident.push({ at: performance.now() - started, bytes: residentBytes(server) })
        await wait(500)
      }
    }

    await Promise.all([
      ...owners.map((owner, index) => person(owner, agents[index] ?? '')),
      ...Array.from({ length: slowReaders }, slow),
      weigh(),
    ])
    await server.end('SIGTERM')

    const third = lengthMs / 3
    const inFirst = ({ at }: { at: number }) => at < third
    const inLast = ({ at }: { at: number }) => at >= 2 * third
    const p99 = [inFirst, inLast].map((when) =>
      percentile(
        taken.filter(when).map(({ ms }) => ms),
        0.99,
      ),
    )
    const bytes = [inFirst, inLast].map((when) => mean(resident.filter(when).map((sample) => sample.bytes)))
    const [quickThen = 0, quickNow = 0, smallThen = 0, smallNow = 0] = [...p99, ...bytes]
    process.stdout.write(
      `mixed load: ${taken.length} calls, ${failures.length} failures; p99 ${quickThen.toFixed(0)} ms in the first third, ` +
        `${quickNow.toFixed(0)} in the last (× ${(quickNow / quickThen).toFixed(2)}); ` +
        `memory ${(smallThen / 1e6).toFixed(0)} MB, ${(smallNow / 1e6).toFixed(0)} MB (× ${(smallNow / smallThen).toFixed(2)})\n`,
    )
    expect(failures).toEqual([])
    if (!isDeep) return
    expect(quickNow / quickThen).toBeLessThan(2)
    expect(smallNow / smallThen).toBeLessThan(1.3)
  })
})

async function whole(answer: Promise<Response>): Promise<{ status: number }> {
  const response = await answer
  await response.arrayBuffer()
  return response
}

function residentBytes({ pid }: ChildServer): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

function percentile(values: number[], share: number): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
