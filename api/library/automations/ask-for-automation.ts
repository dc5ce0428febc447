import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { createAskForJob } from '../../jobs/ask-for-jobs.ts'
import { type AutomationDoc, createAutomationRepository } from './automation.repository.ts'

/** Runs a website sync by its schedule, and ends runs whose process died; its key is the sync's id. */
export const automationJobKind = 'library.automation'

/** Longer than from one reconciliation to the next. */
const aheadMs = 2 * 60 * 60 * 1000
const batch = 1000

/** Has a website sync looked after from `runAt` on. */
export function createAskForAutomation(deps: Pick<Deps, 'stores' | 'now'>) {
  const askForJob = createAskForJob(deps)
  return (
    region: Region,
    { _id: key, agentId, workspaceId }: Pick<AutomationDoc, '_id' | 'agentId' | 'workspaceId'>,
    runAt: number,
  ): Promise<void> => askForJob(region, { kind: automationJobKind, key, agentId, workspaceId, runAt })
}

/** Sees to it that no sync was forgotten: of an earlier version, or when a process was killed between two writes. */
export async function askForAutomations(deps: Pick<Deps, 'stores' | 'now'>): Promise<void> {
  const { automations } = createAutomationRepository(deps.stores)
  const ask = createAskForAutomation(deps)
  for (const region of regions) {
    const soon = deps.now() + aheadMs
    const due = await automations(region)
      .find({ nextRunAt: { $gt: 0, $lte: soon } }, { sort: { nextRunAt: 1 }, limit: batch })
      .toArray()
    for (const doc of due) await ask(region, doc, doc.nextRunAt ?? soon)
    const leased = await automations(region)
      .find({ runUntil: { $gt: 0, $lte: deps.now() } }, { limit: batch })
      .toArray()
    for (const doc of leased) await ask(region, doc, doc.runUntil)
  }
}
