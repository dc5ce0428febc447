import { expect } from 'vitest'
import { jobKinds } from '#api/job-kinds.ts'
import { jobsOf } from '#api/jobs/job.repository.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import type { RunningApp } from './start-app.ts'

/** Does what is due of a kind of work, and waits until none of it is: also for what another process has begun. */
export async function doDueJobs({ deps }: RunningApp, kind: string): Promise<void> {
  const jobs = createJobs({ ...deps })
  const ofKind = jobKinds(deps).filter((each) => each.kind === kind)
  const due = async () => {
    const isDue = { kind, runAt: { $gt: 0, $lte: deps.now() } }
    const counts = regions.map((region) => jobsOf(deps.stores, region).countDocuments(isDue))
    return (await Promise.all(counts)).reduce((sum, count) => sum + count)
  }
  jobs.start(ofKind, { everyMs: 20 })
  try {
    await expect.poll(due, { timeout: 10_000 }).toBe(0)
  } finally {
    await jobs.stop()
  }
}
