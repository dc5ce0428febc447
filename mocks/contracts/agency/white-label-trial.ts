import type { Workspace } from '../workspaces/workspace.contract.ts'
import { trialEnd } from './trial-end.ts'

/** Days of white-label features a workspace may try, once (spec 2 §6, §9). */
export const trialDays = 14

/** What of a workspace says whether it has white-label access. */
type Entitled = Pick<Workspace, 'internal'>

/** Whether a workspace may use white-label features at a moment, in milliseconds (spec 2 §6). */
export function hasWhiteLabel(workspace: Entitled, now: number): boolean {
  return trialEnd(workspace, now) !== null
}

/** Whether a workspace never had its trial (spec 2 §6). */
export function mayTryWhiteLabel({ internal }: Entitled): boolean {
  return internal.whitelabelTrialEndsAt === null
}
