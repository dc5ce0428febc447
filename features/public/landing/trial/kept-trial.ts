import { dropTab, keepTabUntil, readTabAt } from '#features/shared/tab-values.ts'
import type { Trial } from '#mocks/contracts/public/trial.contract.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import { keptTrialName } from './trial-words.ts'

/** A trial of this tab that still answers. */
export interface KeptTrial {
  /** As it was typed. */
  website: string
  trial: Trial
}

/** Keeps a trial for this tab while the server keeps it; `now` in milliseconds. */
export function keepTrial(kept: KeptTrial, now: number): void {
  keepTabUntil(keptTrialName, now + trialLimits.minutes * 60_000, kept)
}

/** The trial somebody came back to. */
export function keptTrial(now: number): KeptTrial | undefined {
  const { website, trial } = Object(readTabAt(keptTrialName, now))
  return typeof website === 'string' && typeof trial?.trialId === 'string' ? { website, trial } : undefined
}

/** Forgets it: another website is wanted. */
export const dropTrial = () => dropTab(keptTrialName)
