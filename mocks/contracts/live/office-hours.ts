import * as z from 'zod/mini'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:00.'))

/** One stretch of a week's day in which people answer; one that ends before it begins goes on after midnight. */
export const officeHoursSchema = z
  .array(
    z.object({
      /** 1 for Monday to 7 for Sunday. */
      day: z.int().check(z.gte(1), z.lte(7)),
      /** Hours and minutes, as `09:00`. */
      from: time,
      to: time,
    }),
  )
  .check(z.maxLength(21))
export type OfficeHours = z.infer<typeof officeHoursSchema>

/** A time zone by its IANA name. */
export const timezoneSchema = z
  .string()
  .check(z.maxLength(60), z.refine(isTimezone, 'Please choose a time zone from the list.'))

/** Minutes up to a day; 0 for never. */
export const minutesSchema = z.int().check(z.gte(0), z.lte(1440))

/** Whether people answer at a moment, in Unix milliseconds. */
export function isOfficeHour(hours: OfficeHours, timezone: string, at: number): boolean {
  const { day, minutes } = localTime(timezone, at)
  const yesterday = day === 1 ? 7 : day - 1
  return hours.some((one) => {
    const [from, to] = [minutesOf(one.from), minutesOf(one.to)]
    if (from < to) return one.day === day && minutes >= from && minutes < to
    return (one.day === day && minutes >= from) || (one.day === yesterday && minutes < to)
  })
}

/** When people answer next who do not now, in Unix milliseconds; null where they have no hours. */
export function nextOfficeHour(hours: OfficeHours, timezone: string, at: number): number | null {
  const now = localTime(timezone, at)
  const minute = Math.floor(at / minuteMs) * minuteMs
  const next = hours.map(({ day, from }) => {
    const ahead = (day - now.day) * dayMinutes + minutesOf(from) - now.minutes
    const about = minute + (ahead > 0 ? ahead : ahead + 7 * dayMinutes) * minuteMs
    // Clocks may be set forward or back on the way.
    const off = minutesOf(from) - localTime(timezone, about).minutes
    return about + (off - Math.round(off / dayMinutes) * dayMinutes) * minuteMs
  })
  return next.length > 0 ? Math.min(...next) : null
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

function localTime(timezone: string, at: number): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1
  return { day, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}
