import type { Region } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { type JobDoc, type JobPayload, jobId, jobsOf } from './job.repository.ts'
import type { JobsDeps } from './jobs-deps.ts'

/** Work that somebody asks for. */
export interface JobRequest {
  kind: string
  /** What it works on: of two requests for the same there is one job. */
  key: string
  /** Whose it is; it is removed with them. @default the product's own */
  workspaceId?: string
  agentId?: string
  /** @default {} */
  payload?: JobPayload
  /** Unix milliseconds from which it is to be done; an earlier time that stands is kept. @default now */
  runAt?: number
  /** Milliseconds from its end to its next time. @default it is done once */
  everyMs?: number
}

const turns = 5

/** Writes down that work is to be done. Twice is once; what is asked for while it is done is done again after it. */
export function createAskForJob({ stores, now }: Omit<JobsDeps, 'log'>) {
  return async function askForJob(region: Region, request: JobRequest): Promise<void> {
    const { kind, key, workspaceId = '', agentId = '', payload = {}, everyMs = null } = request
    const runAt = request.runAt ?? now()
    const jobs = jobsOf(stores, region)
    const doc: JobDoc = {
      _id: jobId(request),
      kind,
      key,
      workspaceId,
      agentId,
      payload,
      runAt,
      leaseUntil: 0,
      holder: '',
      attempts: 0,
      everyMs,
      asked: 1,
      lastError: '',
      failedAt: null,
    }
    for (let turn = 1; turn <= turns; turn += 1) {
      if (await insertIfAbsent(jobs, doc)) return
      const { matchedCount } = await jobs.updateOne(
        { _id: doc._id },
        { $set: { payload, everyMs, workspaceId, agentId }, $inc: { asked: 1 } },
      )
      // Done and gone between the two.
      if (matchedCount === 0) continue
      await jobs.updateOne(
        { _id: doc._id, leaseUntil: 0, $or: [{ runAt: null }, { runAt: { $gt: runAt } }] },
        { $set: { runAt, attempts: 0, failedAt: null } },
      )
      return
    }
    throw new Error(`The job ${doc._id} could not be written down`)
  }
}
