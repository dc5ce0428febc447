import type { Workspace } from '../workspaces/workspace.contract.ts'

/** When the whitelabel trial ends, in unix seconds; null when there is none or it is over. `now` in milliseconds. */
export function trialEnd({ internal }: Pick<Workspace, 'internal'>, now: number): number | null {
  const { whitelabel_trial: runs, whitelabelTrialEndsAt: end } = internal
  return runs && end !== null && end > now / 1000 ? end : null
}
