import { regions } from '#mocks/contracts/shared/region.ts'
import { createAutomationRepository } from './automation.repository.ts'
import { createAutomationRuns, type RunDeps } from './automation-runs.ts'

/** Crawlers looked at per region and round. */
const batch = 20

/** What is done for crawlers without anybody asking: runs that are due, and ends of runs whose process died. */
export function createAutomationRound(deps: RunDeps) {
  const { automations } = createAutomationRepository(deps.stores)
  const running = createAutomationRuns(deps)

  return async function automationRound(): Promise<void> {
    for (const region of regions) {
      const abandoned = await automations(region)
        .find({ runUntil: { $gt: 0, $lte: deps.now() } }, { limit: batch })
        .toArray()
      for (const doc of abandoned) await running.closeInterrupted(region, doc)
      const due = await automations(region)
        .find({ nextRunAt: { $gt: 0, $lte: deps.now() } }, { sort: { nextRunAt: 1 }, limit: batch })
        .toArray()
      const runs = due.map(({ _id }) => running.runDue(region, _id))
      for (const run of await Promise.allSettled(runs)) {
        if (run.status === 'rejected') deps.log.warn({ err: run.reason, region }, 'automation.not_started')
      }
    }
  }
}
