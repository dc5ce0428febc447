import type { Region } from '#mocks/contracts/shared/region.ts'
import type { JobEnd, JobKind } from '../../jobs/job-kind.ts'
import { automationJobKind } from './ask-for-automation.ts'
import { type AutomationDoc, createAutomationRepository } from './automation.repository.ts'
import { createAutomationRuns, type RunDeps } from './automation-runs.ts'

/** Syncs one process looks after at a time: how many sites it reads at once is their own limit. */
const atOnce = 6

/** What the scheduler does for website syncs without anybody asking. */
export function automationKind(deps: RunDeps): JobKind {
  const { automations } = createAutomationRepository(deps.stores)
  const running = createAutomationRuns(deps)
  const find = (region: Region, _id: string) => automations(region).findOne({ _id })

  return {
    kind: automationJobKind,
    atOnce,
    async run({ region, key }) {
      const doc = await find(region, key)
      if (!doc) return undefined
      if (doc.runUntil !== 0 && doc.runUntil <= deps.now()) await running.closeInterrupted(region, doc)
      await running.runDue(region, key)
      const after = await find(region, key)
      return after ? nextLook(after) : undefined
    },
  }
}

/** When there is something to do for a sync again: the end of a lease that nobody may renew, else its next run. */
function nextLook({ nextRunAt, runUntil }: AutomationDoc): JobEnd | undefined {
  if (runUntil !== 0) return { againAt: runUntil }
  return nextRunAt === null ? undefined : { againAt: nextRunAt }
}
