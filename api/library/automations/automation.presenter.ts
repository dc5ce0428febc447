import type { AgentBrief } from '#mocks/contracts/library/agent-brief.schema.ts'
import type { Automation, AutomationRun } from '#mocks/contracts/library/automation.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../../store/store.ts'
import { agentBriefs } from '../agent-briefs.ts'
import {
  type AutomationDoc,
  type AutomationRunDoc,
  createAutomationRepository,
} from './automation.repository.ts'

/** A run for its workspace. */
export function presentRun({ _id, automationId, agentId, ...run }: AutomationRunDoc): AutomationRun {
  return { ID: _id, ...run }
}

/** A crawler for its workspace; the lease stays behind. */
export function presentAutomation(
  { _id, workspaceId, runId, runUntil, fieldRevs, nextRunAt, ...fields }: AutomationDoc,
  agent: AgentBrief | null,
  lastRun: AutomationRunDoc | null,
): Automation {
  return {
    ...fields,
    ID: _id,
    ownerID: workspaceId,
    agent,
    lastRun: lastRun && presentRun(lastRun),
    nextRunAt: nextRunAt === null ? null : Math.floor(nextRunAt / 1000),
  }
}

/** Crawlers with their agents and last runs, in two looks at the store. */
export async function presentAutomations(
  stores: Stores,
  region: Region,
  docs: readonly AutomationDoc[],
): Promise<Automation[]> {
  const runIds = docs.flatMap(({ runId }) => (runId === null ? [] : [runId]))
  const { runs } = createAutomationRepository(stores)
  const [agentOf, lastRuns] = await Promise.all([
    agentBriefs(
      stores,
      region,
      docs.map(({ agentId }) => agentId),
    ),
    runIds.length === 0
      ? []
      : runs(region)
          .find({ _id: { $in: runIds } })
          .toArray(),
  ])
  const runOf = new Map(lastRuns.map((run) => [run._id, run]))
  return docs.map((doc) => presentAutomation(doc, agentOf(doc.agentId), runOf.get(doc.runId ?? '') ?? null))
}
