import { expect, it } from 'vitest'
import { isOfficeHour, type OfficeHours, timezoneSchema } from './office-hours.ts'

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
