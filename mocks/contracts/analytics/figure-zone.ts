/** Hours of a day by the clock, whatever that day's length. */
const dayHours = 24
const hourSeconds = 3600
/** No clock is further from UTC than that many hours. */
const furthest = 15

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timezone: string): Intl.DateTimeFormat {
  const found = clocks.get(timezone)
  if (found) return found
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const clock = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timezone, hourCycle: 'h23' })
  clocks.set(timezone, clock)
  return clock
}

/** Seconds by which the clocks of a zone are ahead of UTC at a whole hour since 1970. */
function aheadAt(timezone: string, hour: number): number {
  if (timezone === 'UTC') return 0
  const parts = clockOf(timezone).formatToParts(hour * hourSeconds * 1000)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'))
  return local / 1000 - hour * hourSeconds
}

/**
 * The hour on the clocks of a zone, since 1970, at which an hour of UTC begins. Figures are counted by whole hours of
 * UTC: where clocks are half an hour off, a day is told from half past midnight on.
 */
export function localHour(timezone: string, hour: number): number {
  return Math.floor(hour + aheadAt(timezone, hour) / hourSeconds)
}

/** The day, since 1970, in which an hour of UTC begins in a zone. */
export function dayOfHour(timezone: string, hour: number): number {
  return Math.floor(localHour(timezone, hour) / dayHours)
}

/** The day of a moment, in Unix seconds, as figures of a zone are told. */
export function dayIn(timezone: string, unixSeconds: number): number {
  return dayOfHour(timezone, Math.floor(unixSeconds / hourSeconds))
}

/** The hours of UTC that are told as a day of a zone: 24 of them, or as many as its clocks have that day. */
export function hoursOfDay(timezone: string, day: number): number[] {
  const from = day * dayHours
  if (timezone === 'UTC') return Array.from({ length: dayHours }, (_, index) => from + index)
  const near = Array.from({ length: dayHours + 2 * furthest }, (_, index) => from - furthest + index)
  return near.filter((hour) => dayOfHour(timezone, hour) === day)
}

/** Minutes after midnight at which days of a zone begin: not 0 where its clocks are not whole hours from UTC. */
export function minutesLate(timezone: string, unixSeconds: number): number {
  const ahead = aheadAt(timezone, Math.floor(unixSeconds / hourSeconds))
  return (((ahead % hourSeconds) + hourSeconds) % hourSeconds) / 60
}

/** Where days of a zone begin and end, in Unix seconds: the end belongs to the next day. */
export function secondsOfDays(
  timezone: string,
  { first, last }: { first: number; last: number },
): { from: number; before: number } {
  const from = hoursOfDay(timezone, first)[0] ?? first * dayHours
  const end = hoursOfDay(timezone, last).at(-1) ?? last * dayHours
  return { from: from * hourSeconds, before: (end + 1) * hourSeconds }
}
