import { fold } from './words.ts'

/** The seven days, in the order ranges are read. */
export const weekdays: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Beside a clock time this word names all seven days. */
export const everyDay = 'daily'

const shortForms: Record<string, readonly string[]> = {
  monday: ['mon'],
  tuesday: ['tue', 'tues'],
  wednesday: ['wed', 'weds'],
  thursday: ['thu', 'thur', 'thurs'],
  friday: ['fri'],
  saturday: ['sat'],
  sunday: ['sun'],
}

const groups: readonly [string, readonly string[]][] = [
  ['weekend', ['saturday', 'sunday']],
  ['weekends', ['saturday', 'sunday']],
  ['weekday', weekdays.slice(0, 5)],
  ['weekdays', weekdays.slice(0, 5)],
]

const fullNames = new Map<string, string>(
  weekdays.flatMap((day) => [[day, day] as const, [`${day}s`, day] as const]),
)
const shortNames = new Map<string, string>(
  weekdays.flatMap((day) => (shortForms[day] ?? []).map((short) => [short, day] as const)),
)
const groupNames = new Map<string, readonly string[]>(groups)
const anyName = [...fullNames.keys(), ...shortNames.keys()].sort((a, b) => b.length - a.length).join('|')
const range = new RegExp(
  `(?<!\\p{L})(${anyName})\\.?\\s{0,3}(?:-|–|—|to|through|thru|until|till)\\s{0,3}(${anyName})(?!\\p{L})`,
  'gu',
)

/** Days a word of a question names: 'mon' → monday, 'weekend' → saturday and sunday. */
export function daysOfWord(word: string): readonly string[] {
  const day = fullNames.get(word) ?? shortNames.get(word)
  return day ? [day] : (groupNames.get(word) ?? [])
}

/**
 * Days a line of a page speaks of, with ranges spelt out: 'Mon–Fri: 9 am' names five. Short forms such as
 * 'sun' and 'sat' are words too, so they count only beside a clock time or another day.
 */
export function daysOfLine(line: string, words: readonly string[], statesTime: boolean): Set<string> {
  const days = new Set<string>()
  const short = new Set<string>()
  for (const word of words) {
    const full = fullNames.get(word)
    if (full) days.add(full)
    for (const day of groupNames.get(word) ?? []) days.add(day)
    const abbreviated = shortNames.get(word)
    if (abbreviated) short.add(abbreviated)
    if (statesTime && word === everyDay) for (const day of weekdays) days.add(day)
  }
  if (statesTime || days.size + short.size > 1) for (const day of short) days.add(day)
  if (days.size > 0) for (const day of daysInRanges(fold(line))) days.add(day)
  return days
}

function daysInRanges(foldedLine: string): string[] {
  const days: string[] = []
  for (const [, from = '', to = ''] of foldedLine.matchAll(range)) {
    const first = weekdays.indexOf(daysOfWord(from)[0] ?? '')
    const last = weekdays.indexOf(daysOfWord(to)[0] ?? '')
    const length = ((last - first + 7) % 7) + 1
    for (let step = 0; step < length; step++) days.push(weekdays[(first + step) % 7] ?? '')
  }
  return days
}
