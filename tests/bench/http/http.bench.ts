import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, percentile } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { getRequest, runLoad } from './load.ts'
import type { ChildMessage, ChildRequest } from './server-child.ts'

const rounds = 7
const perRound = 4000
const connections = 16

interface Target {
  name: string
  port: number
  request: () => string
}

/** Our reads against a bare Koa route on the same store, interleaved, at growing numbers of agents. */
export async function benchHttp(sizes: readonly number[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-bench-'))
  const child = fork(join(import.meta.dirname, 'server-child.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  })
  try {
    const { ready } = (await message(child)) as Extract<ChildMessage, { ready: unknown }>
    const rows: Row[] = []
    for (const size of sizes) {
      const { seeded } = (await ask(child, { ask: 'seed', agents: size })) as Extract<
        ChildMessage,
        { seeded: unknown }
      >
      let turn = 0
      const next = () => seeded.agentIds[turn++ % seeded.agentIds.length] ?? ''
      const bearer = { Authorization: `Bearer ${seeded.secret}` }
      const first = seeded.agentIds[0] ?? ''
      const bare = {
        name: 'bare',
        port: ready.bare,
        request: () => getRequest(`/api/eu/v2/agents/${next()}`),
      }
      const full = {
        name: 'full',
        port: ready.full,
        request: () => getRequest(`/api/eu/v2/agents/${next()}`, bearer),
      }
      const bareVersion = { name: 'bare', port: ready.idle, request: () => getRequest(`/${first}:1`) }
      const embed = {
        name: 'embed',
        port: ready.full,
        request: () => getRequest(`/api/eu/public/agents/${first}`),
      }
      rows.push(await compare(child, `GET agent, ${size} agents`, bare, full, 0.75))
      rows.push(await compare(child, `GET public agent, ${size} agents`, bareVersion, embed, 0.85))
    }
    printTable('Reads, as a share of a bare Koa route returning the same document (1 = as fast)', rows)
  } finally {
    child.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs baseline and subject in turns and compares their server time per request round by round. */
async function compare(
  child: ChildProcess,
  what: string,
  bare: Target,
  subject: Target,
  goal: number,
): Promise<Row> {
  const ratios: number[] = []
  const speeds: number[] = []
  const latencies: number[] = []
  await measure(child, bare)
  await measure(child, subject)
  for (let round = 0; round < rounds; round += 1) {
    const base = await measure(child, bare)
    const own = await measure(child, subject)
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

async function measure(child: ChildProcess, { port, request }: Target) {
  const before = await cpu(child)
  const { requests, seconds, latencies } = await runLoad({ port, request, connections, requests: perRound })
  return { cpuPerRequest: ((await cpu(child)) - before) / requests, perSecond: requests / seconds, latencies }
}

async function cpu(child: ChildProcess): Promise<number> {
  return ((await ask(child, { ask: 'cpu' })) as Extract<ChildMessage, { cpu: number }>).cpu
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
