import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import type { Limits, Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import type { WorkspaceDoc } from './workspace.repository.ts'

/** A workspace for its members: credits as a decimal, members mirrored, counters and ids of ours left out. */
export function presentWorkspace(doc: WorkspaceDoc, workspaceEmails: string[]): Workspace {
  const {
    _id,
    milliCredits,
    agentCount,
    agentCountAt,
    seatCount,
    seatCountAt,
    fieldRevs,
    deletedAt,
    ...rest
  } = doc
  return { ...rest, workspaceEmails, loadTokens: milliCredits / 1000 }
}

/** What a workspace may use: the defaults of spec 3 §9, overridden by `internal.customPlan.limits`. */
export function limitsOf(doc: Pick<WorkspaceDoc, 'internal'>): Limits {
  return { ...defaultLimits, ...doc.internal.customPlan?.limits }
}
