import { type AutomationRun, isRunning, type Schedule } from '#mocks/contracts/library/automation.schema.ts'
import { formatCount } from '#ui/format/number.ts'

/** When a crawler runs, in words. */
export const scheduleWords: Record<Schedule, string> = {
  manual: 'By hand',
  daily: 'Every day',
  weekly: 'Every week',
}

/** How far a run is: '7 of 30 pages'. */
export function progressWords({ state, pagesRead, pagesFound }: AutomationRun): string {
  if (state === 'queued') return 'Waiting for its turn'
  return pagesFound === 0 ? 'Opening the site' : `${pagesRead} of ${pages(pagesFound)}`
}

/** What a finished run found: '24 pages: 2 new, 3 changed, 1 removed'. */
export function resultWords({ pagesRead, pagesNew, pagesChanged, pagesRemoved }: AutomationRun): string {
  const changes = [
    pagesNew > 0 && `${pagesNew} new`,
    pagesChanged > 0 && `${pagesChanged} changed`,
    pagesRemoved > 0 && `${pagesRemoved} removed`,
  ].filter(Boolean)
  return `${pages(pagesRead)}: ${changes.length > 0 ? changes.join(', ') : 'nothing new'}`
}

/** How long a run took, or takes so far: '41 s', '1 min 5 s'. `now` in milliseconds. */
export function durationWords({ startedAt, finishedAt }: AutomationRun, now: number): string {
  const seconds = Math.max(0, (finishedAt ?? Math.floor(now / 1000)) - startedAt)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Milliseconds until the list is asked again: soon while something runs, else not at all. */
export function pollAfter(runs: readonly (AutomationRun | null)[]): number | false {
  return runs.some(isRunning) ? 1500 : false
}

function pages(count: number): string {
  return formatCount(count, 'page')
}
