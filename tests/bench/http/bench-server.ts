import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLoad } from './load.ts'
import type { SeedResult } from './seed.ts'
import type { ChildMessage, ChildRequest } from './server-child.ts'

/** Requests of one kind to one port. */
export interface Target {
  port: number
  /** The request's bytes; may differ per call. */
  request: () => string
}

/** What one round against a target cost. */
export interface Round {
  /** Microseconds of the server's processor. */
  cpuPerRequest: number
  perSecond: number
  /** Milliseconds per request. */
  latencies: number[]
}

/** The servers under test, in a process of their own. */
export interface BenchServer {
  ports: { full: number; bare: number; idle: number }
  /** Fills the workspace of a name up to so many agents. */
  seed(workspace: string, agents: number): Promise<SeedResult>
  measure(target: Target, requests: number): Promise<Round>
  stop(): Promise<void>
}

const connections = 16

/** Starts the servers on an embedded store of their own. */
export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-bench-'))
  const child = fork(join(import.meta.dirname, 'server-child.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  })
  const { ready } = (await message(child)) as Extract<ChildMessage, { ready: unknown }>

  async function cpu(): Promise<number> {
    return ((await ask(child, { ask: 'cpu' })) as Extract<ChildMessage, { cpu: number }>).cpu
  }

  return {
    ports: ready,
    async seed(workspace, agents) {
      const answer = await ask(child, { ask: 'seed', workspace, agents })
      return (answer as Extract<ChildMessage, { seeded: unknown }>).seeded
    },
    async measure({ port, request }, requests) {
      const before = await cpu()
      const { seconds, latencies } = await runLoad({ port, request, connections, requests })
      return { cpuPerRequest: ((await cpu()) - before) / requests, perSecond: requests / seconds, latencies }
    },
    async stop() {
      child.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function ask(child: ChildProcess, request: ChildRequest): Promise<ChildMessage> {
  const answer = message(child)
  child.send(request)
  return answer
}

function message(child: ChildProcess): Promise<ChildMessage> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The server of the benchmark ended'))
    child.once('exit', ended)
    child.once('message', (answer: ChildMessage) => {
      child.off('exit', ended)
      resolve(answer)
    })
  })
}
