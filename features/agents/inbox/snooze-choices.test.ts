import { describe, expect, it } from 'vitest'
import { macroSnoozes } from '#mocks/contracts/inbox/settings.schema.ts'
import { localMoment, momentIn, snoozeEnd } from './snooze-choices.ts'

describe('putting a chat aside', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('leads to a later morning, and to a Monday, from day %i', (day) => {
    const now = Math.floor(new Date(2026, 9, 4 + day, 15).getTime() / 1000)
    const [anHour, tomorrow, monday] = macroSnoozes.map((each) => snoozeEnd(each, now))
    expect(anHour).toBe(now + 3600)
    expect(new Date(tomorrow! * 1000).getHours()).toBe(9)
    expect(tomorrow).toBeGreaterThan(now)
    expect(new Date(monday! * 1000).getDay()).toBe(1)
    expect(monday).toBeGreaterThan(now)
    expect(monday! - now).toBeLessThan(8 * 86_400)
  })

  it('holds a date and a time by the person’s clock, to the minute', () => {
    const at = Math.floor(new Date(2026, 10, 3, 9, 5).getTime() / 1000)
    expect(localMoment(at)).toBe('2026-11-03T09:05')
    expect(momentIn('2026-11-03T09:05')).toBe(at)
    expect(momentIn('')).toBeNull()
  })
})
