import type { Workspace } from '../workspaces/workspace.contract.ts'

/** Days of white-label features a workspace may try, once (spec 2 §6, §9). */
export const trialDays = 14

/** What of a workspace says whether it has white-label access. */
type Entitled = Pick<Workspace, 'internal'>

/** When the whitelabel trial ends, in unix seconds; null when there is none or it is over. `now` in milliseconds. */
export function trialEnd({ internal }: Entitled, now: number): number | null {
  const { whitelabel_trial: runs, whitelabelTrialEndsAt: end } = internal
  return runs && end !== null && end > now / 1000 ? end : null
}

/** Whether a workspace may use white-label features at a moment, in milliseconds (spec 2 §6). */
export function hasWhiteLabel(workspace: Entitled, now: number): boolean {
  return trialEnd(workspace, now) !== null
}

/** Whether a workspace never had its trial (spec 2 §6). */
export function mayTryWhiteLabel({ internal }: Entitled): boolean {
  return internal.whitelabelTrialEndsAt === null
}
