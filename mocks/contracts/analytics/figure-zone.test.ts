import { describe, expect, it } from 'vitest'
import { dayNumber } from './figure-range.ts'
import { dayIn, hoursOfDay, localHour, minutesLate } from './figure-zone.ts'

const day = (text: string) => dayNumber(text) ?? 0
const at = (text: string) => Date.parse(text) / 1000

describe('days of a time zone', () => {
  it('are the day on its clocks, in summer and in winter', () => {
    expect(dayIn('Europe/Berlin', at('2026-07-01T22:10:00Z'))).toBe(day('2026-07-02'))
    expect(dayIn('Europe/Berlin', at('2026-12-01T22:10:00Z'))).toBe(day('2026-12-01'))
    expect(dayIn('America/New_York', at('2026-07-01T03:59:00Z'))).toBe(day('2026-06-30'))
    expect(dayIn('Pacific/Kiritimati', at('2026-07-01T10:00:00Z'))).toBe(day('2026-07-02'))
    expect(dayIn('UTC', at('2026-07-01T23:59:59Z'))).toBe(day('2026-07-01'))
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-23', 24],
  ])('have as many hours as the clocks show: %s', (text, length) => {
    const hours = hoursOfDay('Europe/Berlin', day(text))
    expect(hours).toHaveLength(length)
    expect(new Set(hours.map((hour) => localHour('Europe/Berlin', hour) - day(text) * 24))).toEqual(
      new Set(Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => length > 23 || hour !== 2)),
    )
  })

  it.each(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'])(
    'share every hour of a year among them, each in one day: %s',
    (timezone) => {
      const days = Array.from({ length: 367 }, (_, index) => day('2025-12-31') + index)
      const hours = days.flatMap((one) => hoursOfDay(timezone, one))
      expect(hours).toEqual(Array.from({ length: hours.length }, (_, index) => (hours[0] ?? 0) + index))
    },
  )

  it('begin at half past midnight where clocks are half an hour off', () => {
    const [first] = hoursOfDay('Asia/Kolkata', day('2026-11-23'))
    expect(new Date((first ?? 0) * 3_600_000).toISOString()).toBe('2026-11-22T19:00:00.000Z')
    expect(minutesLate('Asia/Kolkata', at('2026-11-23T00:00:00Z'))).toBe(30)
    expect(minutesLate('America/St_Johns', at('2026-11-23T00:00:00Z'))).toBe(30)
    expect(minutesLate('Europe/Berlin', at('2026-11-23T00:00:00Z'))).toBe(0)
  })
})
