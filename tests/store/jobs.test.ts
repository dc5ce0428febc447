// Races: two processes on one store, one of them killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobsOf } from '#api/jobs/job.repository.ts'
import type { JobKind, JobRun } from '#api/jobs/job-kind.ts'
import { createJobs, type Jobs } from '#api/jobs/jobs.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Stores } from '#api/store/store.ts'
import { createClock } from '../harness/clock.ts'
import { canRace, testMongoUri } from '../harness/test-stores.ts'
import type { JobMark } from './children/job-worker.ts'

const script = fileURLToPath(new URL('./children/job-worker.ts', import.meta.url))
const kind = `test${process.pid}`
const log = pino({ level: 'silent' })

let dir: string
let stores: Stores
let started: Jobs[]
let clock: ReturnType<typeof createClock>

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'voiceglow-jobs-'))
  stores = testMongoUri
    ? openMongoStores({ uri: testMongoUri, maxPoolSize: 10 })
    : openEmbeddedStores({ dir, requireIndexes: true })
  await jobsOf(stores, 'eu').createIndex({ kind: 1, runAt: 1 })
  clock = createClock()
  started = []
})
afterEach(async () => {
  for (const jobs of started) await jobs.stop()
  await jobsOf(stores, 'eu').deleteMany({ kind })
  await stores.eu.collection(`marks_${kind}`).deleteMany({})
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A process's scheduler, which does this. */
function startJobs(run: JobKind['run'], more: Partial<JobKind> = {}): Jobs {
  const jobs = createJobs({ stores, now: clock.now, log })
  started.push(jobs)
  jobs.start([{ kind, atOnce: 2, run, ...more }], { everyMs: 20 })
  return jobs
}
const kept = (key = 'a') => jobsOf(stores, 'eu').findOne({ _id: `${kind}:${key}` })
const isGone = () => vi.waitFor(async () => expect(await kept()).toBeNull(), 5_000)

describe('a job', () => {
  it('is done once, however often it is asked for before it begins, and is gone then', async () => {
    const run = vi.fn(async () => undefined)
    const quiet = createJobs({ stores, now: clock.now, log })
    for (let turn = 0; turn < 5; turn += 1) await quiet.ask('eu', { kind, key: 'a' })
    startJobs(run)
    await isGone()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('does not wait behind another workspace’s many', async () => {
    const quiet = createJobs({ stores, now: clock.now, log })
    for (let at = 0; at < 6; at += 1) await quiet.ask('eu', { kind, key: `many${at}`, workspaceId: 'many' })
    clock.advance(1)
    await quiet.ask('eu', { kind, key: 'a', workspaceId: 'one' })
    const begun: string[] = []
    const endless = (signal: AbortSignal) =>
      new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
    startJobs(
      async ({ key, workspaceId, signal }) => {
        begun.push(key)
        return workspaceId === 'many' ? endless(signal) : undefined
      },
      { ofOneWorkspace: 1 },
    )
    await isGone()
    expect(begun).toEqual(['many0', 'a'])
  })

  it('is done again when it was asked for while it was done', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const run = vi.fn(async () => {
      await gate
      return undefined
    })
    const jobs = startJobs(run)
    await jobs.ask('eu', { kind, key: 'a' })
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    await jobs.ask('eu', { kind, key: 'a' })
    open()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    await isGone()
  })

  it('waits for its time, and comes again by its rhythm', async () => {
    const run = vi.fn(async () => undefined)
    const jobs = startJobs(run)
    await jobs.ask('eu', { kind, key: 'a', runAt: clock.now() + 60_000, everyMs: 3_600_000 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(run).not.toHaveBeenCalled()
    clock.advance(61_000)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    await vi.waitFor(async () => expect((await kept())?.runAt).toBeGreaterThan(clock.now() + 3_500_000))
    clock.advance(3_601_000)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  })

  it('is begun again after a failure, later each time, and is given up with its reason', async () => {
    const gaveUp = vi.fn(async () => undefined)
    const attempts: number[] = []
    const jobs = startJobs(
      async ({ attempt }) => {
        attempts.push(attempt)
        throw new Error('No luck')
      },
      { attempts: 3, gaveUp },
    )
    await jobs.ask('eu', { kind, key: 'a' })
    for (let turn = 1; turn < 3; turn += 1) {
      await vi.waitFor(async () => expect(await kept()).toMatchObject({ attempts: turn, holder: '' }))
      const { runAt } = (await kept())!
      expect(runAt).toBeGreaterThan(clock.now())
      clock.advance(runAt! - clock.now())
    }
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ runAt: null, lastError: 'No luck' }))
    expect(attempts).toEqual([1, 2, 3])
    expect(gaveUp).toHaveBeenCalledTimes(1)
    await jobs.ask('eu', { kind, key: 'a' })
    await vi.waitFor(() => expect(attempts).toEqual([1, 2, 3, 1]))
  })

  it('is given back when its process stops, and another does it at once', async () => {
    const begun = vi.fn(
      ({ signal }: JobRun) =>
        new Promise<undefined>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const jobs = startJobs(begun)
    await jobs.ask('eu', { kind, key: 'a' })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    await jobs.stop()
    expect(await kept()).toMatchObject({ attempts: 0, holder: '', leaseUntil: 0 })
    startJobs(async () => undefined)
    await isGone()
  })

  it('that was cancelled is stopped and leaves nothing', async () => {
    const ended = vi.fn()
    const jobs = startJobs(
      ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            ended()
            reject(signal.reason)
          }),
        ),
      { leaseMs: 300 },
    )
    await jobs.ask('eu', { kind, key: 'a' })
    await vi.waitFor(async () => expect((await kept())?.attempts).toBe(1))
    await jobs.cancel('eu', { kind, key: 'a' })
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
    expect(await kept()).toBeNull()
  })
})

it.runIf(canRace())(
  'two processes do each job once, and what one that was killed had begun the other ends',
  { timeout: 100_000 },
  async () => {
    const count = 60
    const ask = createJobs({ stores, now: Date.now, log }).ask
    const children = [child(), child()]
    const said = children.map((each) => {
      const lines: string[] = []
      each.stdout?.on('data', (text: string) => lines.push(...text.trim().split('\n')))
      return lines
    })
    try {
      // Neither begins before the other is there: it could do them all.
      await vi.waitFor(() => expect(said.map(([first]) => first)).toEqual(['there', 'there']), 30_000)
      for (let n = 0; n < count; n += 1) await ask('eu', { kind, key: `job-${n}` })
      await vi.waitFor(() => expect(said[0]?.length).toBeGreaterThan(8), 20_000)
      children[0]!.kill('SIGKILL')
      const marks = stores.eu.collection<JobMark>(`marks_${kind}`)
      await vi.waitFor(async () => expect(await marks.countDocuments({ ended: true })).toBe(count), 30_000)
      await vi.waitFor(async () => expect(await jobsOf(stores, 'eu').countDocuments({ kind })).toBe(0), 5_000)
      const twice = await marks.find({ begun: { $gt: 1 } }).toArray()
      // No more than what the killed one was in the middle of; nothing that had come to its end.
      expect(twice.length).toBeLessThanOrEqual(4)
      // A process that is killed does not always get to say what it had begun; its marks tell.
      const first = children[0]!.pid!
      expect(twice.filter(({ by }) => by.length !== 2 || by[0] !== first)).toEqual([])
    } finally {
      for (const each of children) each.kill('SIGKILL')
    }
  },
)

function child(): ChildProcess {
  const args = ['--import', 'tsx', script, testMongoUri ?? dir, kind, '30']
  const process_ = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process_.stdout?.setEncoding('utf8')
  return process_
}
