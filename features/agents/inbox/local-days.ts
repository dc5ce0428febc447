import { dayNumber } from '#mocks/contracts/analytics/figure-range.ts'
import { momentSchema } from '#mocks/contracts/inbox/moment.schema.ts'

/** Days by the reader's clock, as `2026-11-23`; '' for none. Both belong to what is asked for. */
export interface LocalDays {
  from: string
  to: string
}

/** Unix seconds, as queries carry them. */
interface Moments {
  since: string | undefined
  until: string | undefined
}

/** A day that an address names; '' where there is no such day, or none that can be asked for. */
export function dayIn(text: string): string {
  if (dayNumber(text) === null) return ''
  return momentSchema.safeParse(String(midnight(text, 1) - 1)).success ? text : ''
}

/** Whether the last day is before the first one. */
export function isBackwards({ from, to }: LocalDays): boolean {
  return from !== '' && to !== '' && to < from
}

/** The first and the last second of the days; a last day before the first one is left out. */
export function momentsOf(days: LocalDays): Moments {
  const { from, to } = days
  const until = isBackwards(days) ? '' : to
  return {
    since: from ? String(midnight(from, 0)) : undefined,
    until: until ? String(midnight(until, 1) - 1) : undefined,
  }
}

/** When a day begins by the reader's clock, or one so many days later; days are longer and shorter than 24 hours. */
function midnight(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Math.max(0, new Date(year, month - 1, date + later).getTime() / 1000)
}
