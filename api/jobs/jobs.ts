import { setTimeout as wait } from 'node:timers/promises'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { repeat } from '../shared/repeat.ts'
import { createAskForJob, type JobRequest } from './ask-for-jobs.ts'
import { createClaims } from './claims.ts'
import { type JobDoc, jobId, jobsOf } from './job.repository.ts'
import type { JobKind, JobRun } from './job-kind.ts'
import type { JobsDeps } from './jobs-deps.ts'

/** The one scheduler of work that is done behind the answers, kept in the store. */
export interface Jobs {
  /** Writes down that work is to be done, and has it begun. The same key twice is one job. */
  ask: (region: Region, request: JobRequest) => Promise<void>
  /** Forgets a job; one that is being done is stopped, by another process within a third of its lease. */
  cancel: (region: Region, job: Pick<JobRequest, 'kind' | 'key'>) => Promise<void>
  /** Jobs of a kind that are done for a workspace, or wait. */
  count: (region: Region, of: Pick<JobDoc, 'kind' | 'workspaceId'>) => Promise<number>
  /** Does jobs of these kinds from now on. */
  start: (kinds: readonly JobKind[], rhythm?: { everyMs?: number }) => void
  /** Stops what is being done and gives it back; waits for its end for a few seconds. */
  stop: () => Promise<void>
}

const usualLeaseMs = 30_000
const usualAttempts = 5
/** Milliseconds between two looks for jobs that nobody of this process asked for. */
const lookEveryMs = 1_000
const soonMs = 5_000
/** Jobs of a kind that one look sees: behind one workspace's many there may be another's. */
const mostSeen = 100
const stopMs = 5_000

const stopped = 'The server stops.'
const lost = 'The job is no longer this process’s.'
const killed = 'Every process that did it was killed.'

/** Makes the scheduler. It does nothing before `start`, and several processes on one store share the work. */
export function createJobs(deps: JobsDeps): Jobs {
  const { stores, log } = deps
  const askForJob = createAskForJob(deps)
  const claims = createClaims(deps)
  const running = new Map<
    AbortController,
    { id: string; kind: string; workspaceId: string; ended: Promise<void> }
  >()
  let kinds: readonly JobKind[] = []
  let stopLooking = () => {}
  let isStopping = false
  let looking: Promise<void> | null = null
  let isAwaited = false

  const placesOf = ({ kind, atOnce }: JobKind) =>
    atOnce - [...running.values()].filter((each) => each.kind === kind).length

  /** Whether as many are being done for its workspace as may be, so that nobody's many jobs hold up all others'. */
  function hasItsShare({ kind, ofOneWorkspace = Infinity }: JobKind, { workspaceId }: JobDoc): boolean {
    const same = [...running.values()].filter(
      (each) => each.kind === kind && each.workspaceId === workspaceId,
    )
    return same.length >= ofOneWorkspace
  }

  async function look(): Promise<void> {
    for (const region of regions) {
      for (const kind of kinds) {
        if (placesOf(kind) <= 0 || isStopping) continue
        for (const seen of await claims.due(region, kind.kind, mostSeen)) {
          if (placesOf(kind) <= 0) break
          if (hasItsShare(kind, seen)) continue
          const job = await claims.take(region, seen, kind.leaseMs ?? usualLeaseMs)
          if (job) begin(region, kind, job)
        }
      }
    }
  }

  /** One look at a time; one that is asked for meanwhile follows it. */
  async function lookOnce(): Promise<void> {
    if (looking) {
      isAwaited = true
      return looking
    }
    looking = look().finally(() => {
      looking = null
      if (isAwaited) lookSoon()
      isAwaited = false
    })
    return looking
  }

  function lookSoon(): void {
    if (kinds.length === 0 || isStopping) return
    setImmediate(() => lookOnce().catch((err: unknown) => log.warn({ err }, 'jobs.not_looked')))
  }

  function begin(region: Region, kind: JobKind, job: JobDoc): void {
    const stop = new AbortController()
    const ended = carryOut(region, kind, job, stop)
      .catch((err: unknown) => log.warn({ err, job: job._id, region }, 'job.not_closed'))
      .finally(() => {
        running.delete(stop)
        lookSoon()
      })
    running.set(stop, { id: `${region} ${job._id}`, kind: kind.kind, workspaceId: job.workspaceId, ended })
  }

  async function carryOut(region: Region, kind: JobKind, job: JobDoc, stop: AbortController): Promise<void> {
    const { leaseMs = usualLeaseMs, attempts = usualAttempts } = kind
    const { key, payload, workspaceId, agentId } = job
    const told = { region, key, payload, workspaceId, agentId, attempt: job.attempts }
    const giveUp = async (reason: string) => {
      log.warn({ job: job._id, region, reason }, 'job.given_up')
      await kind.gaveUp?.(told, reason)
      await claims.gaveUp(region, job, reason)
    }
    if (job.attempts > attempts) return giveUp(job.lastError || killed)
    const renewing = keep(region, job, leaseMs, stop)
    try {
      await claims.done(region, job, await kind.run({ ...told, signal: stop.signal } satisfies JobRun))
    } catch (err) {
      if (stop.signal.aborted) {
        if (isStopping) await claims.release(region, job)
        return
      }
      const reason = err instanceof Error ? err.message : String(err)
      log.warn({ err, job: job._id, region }, 'job.failed')
      if (job.attempts >= attempts) await giveUp(reason)
      else await claims.failed(region, job, reason)
    } finally {
      clearInterval(renewing)
    }
  }

  /** Keeps a lease; whoever cannot keep it for its whole length stops before somebody else begins. */
  function keep(region: Region, job: JobDoc, leaseMs: number, stop: AbortController): NodeJS.Timeout {
    let keptAt = performance.now()
    const renew = async () => {
      const at = performance.now()
      try {
        if (!(await claims.renew(region, job, leaseMs))) stop.abort(new Error(lost))
        else keptAt = at
      } catch {
        if (performance.now() - keptAt > leaseMs * 0.9) stop.abort(new Error(lost))
      }
    }
    return setInterval(() => void renew(), leaseMs / 3).unref()
  }

  return {
    async ask(region, request) {
      await askForJob(region, request)
      lookSoon()
    },
    async cancel(region, job) {
      await jobsOf(stores, region).deleteOne({ _id: jobId(job) })
      for (const [stop, { id }] of running) if (id === `${region} ${jobId(job)}`) stop.abort(new Error(lost))
    },
    count: (region, { kind, workspaceId }) =>
      jobsOf(stores, region).countDocuments({ workspaceId, kind, failedAt: null }),
    start(wanted, { everyMs = lookEveryMs } = {}) {
      kinds = wanted
      stopLooking = repeat(lookOnce, {
        everyMs,
        soonMs,
        failed: (err) => log.warn({ err }, 'jobs.not_looked'),
      })
    },
    async stop() {
      isStopping = true
      stopLooking()
      await looking?.catch(() => undefined)
      for (const each of running.keys()) each.abort(new Error(stopped))
      const ended = Promise.all([...running.values()].map((each) => each.ended))
      await Promise.race([ended, wait(stopMs, undefined, { ref: false })])
    },
  }
}
