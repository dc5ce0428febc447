import { type OfficeHours, officeHoursSchema } from './office-hours.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const day = days.join('|')
const line = new RegExp(
  `^(${day})(?:\\s*[-–]\\s*(${day}))?\\s+(\\d\\d?:\\d\\d)\\s*[-–]\\s*(\\d\\d?:\\d\\d)$`,
  'i',
)

/** Said of a line that is none. */
export const hoursWords = 'Please write one line for each time, such as “Mon–Fri 09:00–17:00”.'

/** Office hours as they are typed, a line for each stretch; null where a line is none. */
export function parseHours(text: string): OfficeHours | null {
  const lines = text.split('\n').flatMap((one) => (one.trim() ? [one.trim()] : []))
  const hours = lines.flatMap((one) => {
    const [, first = '', last = first, from = '', to = ''] = line.exec(one) ?? []
    return first
      ? daysFrom(dayOf(first), dayOf(last)).map((at) => ({ day: at, from: padded(from), to: padded(to) }))
      : [null]
  })
  const checked = officeHoursSchema.safeParse(hours)
  return checked.success ? checked.data : null
}

/** The same as text: days in a row with the same times share a line. */
export function formatHours(hours: OfficeHours): string {
  const lines: { first: number; last: number; from: string; to: string }[] = []
  for (const { day, from, to } of hours) {
    const before = lines.find((one) => one.last === day - 1 && one.from === from && one.to === to)
    if (before) before.last = day
    else lines.push({ first: day, last: day, from, to })
  }
  return lines
    .map(
      ({ first, last, from, to }) =>
        `${nameOf(first)}${last > first ? `–${nameOf(last)}` : ''} ${from}–${to}`,
    )
    .join('\n')
}

function dayOf(name: string): number {
  return days.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1
}

function nameOf(at: number): string {
  return days[at - 1] ?? ''
}

/** Over the end of the week, too. */
function daysFrom(first: number, last: number): number[] {
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 7) + 1)
}

function padded(time: string): string {
  return time.padStart(5, '0')
}
