import type { Region } from '#mocks/contracts/shared/region.ts'
import { newId } from '../shared/secrets.ts'
import type { Filter, Update } from '../store/store.ts'
import { type JobDoc, jobsOf } from './job.repository.ts'
import { type JobEnd, pauseAfter } from './job-kind.ts'
import type { JobsDeps } from './jobs-deps.ts'

/** Nobody holds it. */
const free = { holder: '', leaseUntil: 0 } as const

/**
 * Who does which job. A claim is one conditional update, and so is its end: whoever lost a job meanwhile writes
 * nothing of it any more.
 */
export function createClaims({ stores, now }: Omit<JobsDeps, 'log'>) {
  const mine = ({ _id, holder }: JobDoc) => ({ _id, holder })

  /** Ends a claim as `update` says, unless it was asked for again meanwhile: then it is due at once. */
  async function end(region: Region, job: JobDoc, update: Update<JobDoc>): Promise<void> {
    const asked: Filter<JobDoc> = { ...mine(job), asked: job.asked }
    const { matchedCount } = await jobsOf(stores, region).updateOne(asked, update)
    if (matchedCount === 0) await askedAgain(region, job)
  }

  async function askedAgain(region: Region, job: JobDoc): Promise<void> {
    await jobsOf(stores, region).updateOne(mine(job), {
      $set: { ...free, runAt: now(), attempts: 0, lastError: '' },
    })
  }

  return {
    /** Jobs of a kind that are due and that nobody does, the longest due first. */
    due: (region: Region, kind: string, limit: number): Promise<JobDoc[]> =>
      jobsOf(stores, region)
        .find(
          { kind, runAt: { $gt: 0, $lte: now() }, leaseUntil: { $lte: now() } },
          { sort: { runAt: 1 }, limit },
        )
        .toArray(),

    /** Takes a job as it was seen; null when somebody else was faster. */
    take: (region: Region, { _id, holder }: JobDoc, leaseMs: number): Promise<JobDoc | null> =>
      jobsOf(stores, region).findOneAndUpdate(
        { _id, holder, runAt: { $gt: 0, $lte: now() }, leaseUntil: { $lte: now() } },
        { $set: { holder: newId(), leaseUntil: now() + leaseMs }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      ),

    /** Keeps a job; false when it is no longer this claim's. */
    async renew(region: Region, job: JobDoc, leaseMs: number): Promise<boolean> {
      const leaseUntil = now() + leaseMs
      const { matchedCount } = await jobsOf(stores, region).updateOne(mine(job), { $set: { leaseUntil } })
      return matchedCount === 1
    },

    /** It ended well. */
    async done(region: Region, job: JobDoc, next: JobEnd | undefined): Promise<void> {
      const runAt = next?.againAt ?? (job.everyMs === null ? null : now() + job.everyMs)
      if (runAt !== null) {
        await end(region, job, { $set: { ...free, runAt, attempts: 0, lastError: '' } })
        return
      }
      const { deletedCount } = await jobsOf(stores, region).deleteOne({ ...mine(job), asked: job.asked })
      if (deletedCount === 0) await askedAgain(region, job)
    },

    /** It failed, and is begun again after a pause. */
    failed: (region: Region, job: JobDoc, lastError: string): Promise<void> =>
      end(region, job, { $set: { ...free, runAt: now() + pauseAfter(job.attempts), lastError } }),

    /** It failed too often: one with a rhythm waits for its next time, any other is kept as it ended. */
    gaveUp: (region: Region, job: JobDoc, lastError: string): Promise<void> =>
      end(region, job, {
        $set:
          job.everyMs === null
            ? { ...free, runAt: null, failedAt: now(), lastError }
            : { ...free, runAt: now() + job.everyMs, attempts: 0, lastError },
      }),

    /** Gives a job back as if it had not been begun: another process may take it at once. */
    async release(region: Region, job: JobDoc): Promise<void> {
      await jobsOf(stores, region).updateOne(mine(job), { $set: { ...free }, $inc: { attempts: -1 } })
    },
  }
}
