import type { Workspace } from '../workspaces/workspace.contract.ts'
import { trialEnd } from './trial-end.ts'

/** Days of white-label features a workspace may try, once (spec 2 §6, §9). */
export const trialDays = 14

/** Days an agency's hosts and mails go on showing it after its white-label access ended; then they show nobody. */
export const hostGraceDays = 7

/** What of a workspace says whether it has white-label access. */
type Entitled = Pick<Workspace, 'internal'>

/** Whether a workspace may use white-label features at a moment, in milliseconds (spec 2 §6). */
export function hasWhiteLabel(workspace: Entitled, now: number): boolean {
  return trialEnd(workspace, now) !== null
}

/** Whether a workspace pays nothing: whatever it may try, what is scarce is shared among those like it. */
export function paysNothing({ stripeSubscriptionId }: Pick<Workspace, 'stripeSubscriptionId'>): boolean {
  return stripeSubscriptionId === null
}

/** Whether a workspace never had its trial (spec 2 §6). */
export function mayTryWhiteLabel({ internal }: Entitled): boolean {
  return internal.whitelabelTrialEndsAt === null
}

/**
 * Unix seconds until which an agency's hosts and mails go on showing it, once its white-label access is over; null while
 * it has access, and where it never had any. `now` in milliseconds.
 */
export function hostsShownUntil(workspace: Entitled, now: number): number | null {
  const { whitelabelTrialEndsAt: end } = workspace.internal
  return end === null || hasWhiteLabel(workspace, now) ? null : end + hostGraceDays * 24 * 60 * 60
}

/** Whether an agency's hosts and mails show it at a moment, in milliseconds: with white-label access, and a while after it. */
export function areHostsShown(workspace: Entitled, now: number): boolean {
  const until = hostsShownUntil(workspace, now)
  return until === null ? hasWhiteLabel(workspace, now) : now / 1000 < until
}
