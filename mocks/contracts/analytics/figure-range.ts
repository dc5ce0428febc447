import { endsBefore } from '../shared/ends-before.ts'
import type { Refusal } from '../shared/refusal.ts'
import { invalidFields } from '../shared/refusal.ts'

const daySeconds = 86_400
/** Most days a range may have: four years and a day. */
export const longestRange = 1461
/** A range of more days than this is told by the month. */
export const daysToldEach = 92

/** A range of days, both ends in it, as days since 1970. */
export interface DayRange {
  first: number
  last: number
}

/** The day of a moment in Unix seconds, in UTC. */
export function dayOf(unixSeconds: number): number {
  return Math.floor(unixSeconds / daySeconds)
}

/** A day as it stands in addresses and answers. */
export function dayText(day: number): string {
  return new Date(day * daySeconds * 1000).toISOString().slice(0, 10)
}

/** The month of a day, as `2026-11`. */
export function monthOf(day: number): string {
  return dayText(day).slice(0, 7)
}

/** The first and the last day of a month, given as `2026-11`. */
export function daysOfMonth(month: string): DayRange {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { first: dayOf(Date.UTC(year, number - 1, 1) / 1000), last: dayOf(Date.UTC(year, number, 0) / 1000) }
}

/** The number of a day that is written out; null where there is none, such as 31 February. */
export function dayNumber(text: string): number | null {
  const moment = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(moment)) return null
  const day = dayOf(moment / 1000)
  return day >= 0 && dayText(day) === text ? day : null
}

/** The days a query asks for, or why there are none. */
export function readRange({ from, to }: { from: string; to: string }): DayRange | Refusal {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (first === null) return invalidFields({ from: 'There is no such day.' })
  if (last === null) return invalidFields({ to: 'There is no such day.' })
  if (last < first) return invalidFields({ to: endsBefore })
  if (last - first >= longestRange) return invalidFields({ from: 'Please choose four years at most.' })
  return { first, last }
}

/** As many days right before a range. */
export function rangeBefore({ first, last }: DayRange): DayRange {
  return { first: first - (last - first + 1), last: first - 1 }
}
