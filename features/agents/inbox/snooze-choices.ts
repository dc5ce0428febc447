import type { Macro } from '#mocks/contracts/inbox/settings.schema.ts'

const hour = 3600
const morning = 9

/** What a macro may put aside for. */
export type MacroSnooze = NonNullable<Macro['snooze']>

/** What choices to put a chat aside are called. */
export const snoozeLabels: Record<MacroSnooze, string> = {
  hour: 'For an hour',
  tomorrow: 'Until tomorrow, 9:00',
  monday: 'Until Monday, 9:00',
}

/** Nine o'clock so many days from a moment, where the person is; Unix seconds. */
function morningIn(days: number, now: number): number {
  const date = new Date(now * 1000)
  date.setDate(date.getDate() + days)
  date.setHours(morning, 0, 0, 0)
  return Math.floor(date.getTime() / 1000)
}

/** When a chat comes back; both in Unix seconds. */
export function snoozeEnd(snooze: MacroSnooze, now: number): number {
  const weekday = new Date(now * 1000).getDay()
  if (snooze === 'hour') return now + hour
  return snooze === 'tomorrow' ? morningIn(1, now) : morningIn((8 - weekday) % 7 || 7, now)
}

const two = (part: number) => String(part).padStart(2, '0')

/** A moment in Unix seconds as a field for a date and a time holds it, by the person's clock. */
export function localMoment(at: number): string {
  const date = new Date(at * 1000)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment such a field holds, in Unix seconds; null for none. */
export function momentIn(text: string): number | null {
  const at = new Date(text).getTime()
  return Number.isNaN(at) ? null : Math.floor(at / 1000)
}
