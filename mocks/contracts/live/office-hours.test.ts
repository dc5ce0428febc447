import { expect, it } from 'vitest'
import { isOfficeHour, nextOfficeHour, type OfficeHours, timezoneSchema } from './office-hours.ts'

const weekdays: OfficeHours = [{ day: 1, from: '09:00', to: '17:00' }]
const night: OfficeHours = [{ day: 7, from: '22:00', to: '02:00' }]
// Monday 2 November 2026.
const at = (time: string) => Date.parse(`2026-11-02T${time}:00Z`)

it.each([
  { time: '08:59', open: false },
  { time: '09:00', open: true },
  { time: '16:59', open: true },
  { time: '17:00', open: false },
])('on a Monday at $time people answer: $open', ({ time, open }) => {
  expect(isOfficeHour(weekdays, 'UTC', at(time))).toBe(open)
})

it('counts in the time zone of the office', () => {
  expect(isOfficeHour(weekdays, 'America/New_York', at('09:30'))).toBe(false)
  expect(isOfficeHour(weekdays, 'America/New_York', at('14:30'))).toBe(true)
})

it('goes on after midnight, from Sunday into Monday, too', () => {
  expect(isOfficeHour(night, 'UTC', at('01:59'))).toBe(true)
  expect(isOfficeHour(night, 'UTC', at('02:00'))).toBe(false)
  expect(isOfficeHour(night, 'UTC', at('22:30'))).toBe(false)
})

it('has no hours where none were set', () => {
  expect(isOfficeHour([], 'UTC', at('12:00'))).toBe(false)
})

it('knows time zones, and refuses what is none', () => {
  expect(timezoneSchema.safeParse('Europe/Berlin').success).toBe(true)
  for (const wrong of ['', 'Mars/Base', 'x'.repeat(61)]) {
    expect(timezoneSchema.safeParse(wrong).success).toBe(false)
  }
})

it.each([
  { from: '2026-11-02T08:00:00Z', zone: 'UTC', next: '2026-11-02T09:00:00Z' },
  { from: '2026-11-02T17:00:30Z', zone: 'UTC', next: '2026-11-09T09:00:00Z' },
  { from: '2026-10-30T12:00:00Z', zone: 'America/New_York', next: '2026-11-02T14:00:00Z' },
  // Clocks are set back and forward on the Sunday between.
  { from: '2026-10-24T12:00:00Z', zone: 'Europe/Berlin', next: '2026-10-26T08:00:00Z' },
  { from: '2026-03-28T12:00:00Z', zone: 'Europe/Berlin', next: '2026-03-30T07:00:00Z' },
  { from: '2026-11-01T23:30:00Z', zone: 'Asia/Kolkata', next: '2026-11-02T03:30:00Z' },
])('after $from the office of $zone opens at $next', ({ from, zone, next }) => {
  expect(nextOfficeHour(weekdays, zone, Date.parse(from))).toBe(Date.parse(next))
})

it('opens at the nearest of several times, and never without any', () => {
  const both: OfficeHours = [...night, ...weekdays]
  expect(nextOfficeHour(both, 'UTC', at('18:00'))).toBe(Date.parse('2026-11-08T22:00:00Z'))
  expect(nextOfficeHour([], 'UTC', at('12:00'))).toBeNull()
})
