import { dayNumber } from '#mocks/contracts/analytics/figure-range.ts'
import { minutesLate } from '#mocks/contracts/analytics/figure-zone.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A day or a month as people read it: 'Nov 23', 'Nov 2026'. */
export function stepLabel(at: string): string {
  return at.length === 7
    ? month.format(new Date(`${at}-01T00:00:00Z`))
    : day.format(new Date(`${at}T00:00:00Z`))
}

/** How long something took: '12 ms', '0.4 s', '2 min', '3 h'. */
export function formatTook(milliseconds: number | null): string {
  if (milliseconds === null) return '–'
  if (milliseconds === 0) return '0 s'
  if (milliseconds < 100) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}

/** Such a time beside an axis, where whole seconds need no part: '8 s'. */
export function formatTookTick(milliseconds: number): string {
  return formatTook(milliseconds).replace('.0 s', ' s')
}

/** How a number has changed; null where there was nothing before. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null
  return (now - before) / before
}

/** A share from 0 to 1 in whole percent: '92%'. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`
}

/** A share of all, from 0 to 1; null of nothing. */
export function shareOf(part: number, rest: number): number | null {
  return part + rest === 0 ? null : part / (part + rest)
}

/** In whose days figures are told, in a sentence; '' while they are not known. */
export function zoneWords(told: { timezone: string; to: string } | undefined): string {
  if (!told) return ''
  const { timezone, to } = told
  const late = minutesLate(timezone, (dayNumber(to) ?? 0) * 86_400)
  const whole = late > 0 ? ` A day begins at 00:${late}, as whole hours of UTC are counted.` : ''
  return `Days and hours are those of ${timezone}, as the office hours in Settings.${whole}`
}
