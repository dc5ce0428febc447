import { afterEach, expect, it } from 'vitest'
import { dayIn, isBackwards, momentsOf } from './local-days.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})
const at = (text: string) => String(Date.parse(text) / 1000)

it.each([
  ['Europe/Berlin', '2026-11-23', '2026-11-22T23:00:00Z', '2026-11-23T22:59:59Z'],
  // 25 hours long, and 23.
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00Z', '2026-01-01T18:29:59Z'],
  ['America/Los_Angeles', '2026-01-01', '2026-01-01T08:00:00Z', '2026-01-02T07:59:59Z'],
])('reads a day whole by the clock of %s: %s', (timezone, day, since, until) => {
  process.env.TZ = timezone
  expect(momentsOf({ from: day, to: day })).toEqual({ since: at(since), until: at(until) })
})

it('is open on the side that names no day, or none that can be', () => {
  process.env.TZ = 'UTC'
  expect(momentsOf({ from: '', to: '' })).toEqual({ since: undefined, until: undefined })
  const backwards = { from: '2026-01-10', to: '2026-01-09' }
  expect(isBackwards(backwards)).toBe(true)
  expect(momentsOf(backwards)).toEqual({ since: at('2026-01-10T00:00:00Z'), until: undefined })
  expect(dayIn('2026-02-30')).toBe('')
  expect(dayIn('yesterday')).toBe('')
  // Their last seconds have eleven digits, as many as can be asked for, and twelve.
  expect(dayIn('5138-11-15')).toBe('5138-11-15')
  expect(dayIn('5138-11-16')).toBe('')
  expect(dayIn('9999-12-31')).toBe('')
})
