import type { AutomationFields, AutomationRun } from '#mocks/contracts/library/automation.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { RevisedDoc } from '../../store/save-fields.ts'
import type { Doc, DocStore, Stores } from '../../store/store.ts'

/** A crawler as stored. It carries the lease of its run, so that one conditional update starts a run or does not. */
export interface AutomationDoc extends RevisedDoc, AutomationFields {
  workspaceId: string
  /** The latest run; null before the first. */
  runId: string | null
  /** Unix milliseconds until which that run is alive; 0 when none is under way. */
  runUntil: number
  /** Unix milliseconds of the next run by schedule; null for none. */
  nextRunAt: number | null
  /** Unix seconds. */
  createdAt: number
  /** Unix seconds. */
  lastModified: number
}

/** One run of a crawler. */
export interface AutomationRunDoc extends Doc, Omit<AutomationRun, 'ID'> {
  automationId: string
  agentId: string
}

/** Crawlers and their runs, by region. */
export function createAutomationRepository(stores: Stores) {
  const automations = (region: Region): DocStore<AutomationDoc> => stores[region].collection('automations')
  const runs = (region: Region): DocStore<AutomationRunDoc> => stores[region].collection('automationRuns')
  return {
    automations,
    runs,
    /** The latest runs of a crawler, newest first. */
    latestRuns: (region: Region, automationId: string, limit: number, skip = 0) =>
      runs(region)
        .find({ automationId }, { sort: { startedAt: -1, _id: -1 }, limit, skip })
        .toArray(),
  }
}
