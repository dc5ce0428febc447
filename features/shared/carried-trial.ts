import { readTabAt } from './tab-values.ts'

/** Id of the trial that read this website in this tab, while it lasts; `now` in milliseconds. */
export function carriedTrial(website: string, now: number): string | undefined {
  const { website: tried, trial } = Object(readTabAt('vg_trial', now))
  return tried === website && typeof trial?.trialId === 'string' ? trial.trialId : undefined
}
