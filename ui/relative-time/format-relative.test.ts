import { expect, it } from 'vitest'
import { formatRelative } from './format-relative.ts'

const now = 1_800_000_000

it.each([
  [0, 'just now'],
  [-59, 'just now'],
  [-60, '1 minute ago'],
  [-3599, '59 minutes ago'],
  [-3600, '1 hour ago'],
  [-86_400, 'yesterday'],
  [-6 * 86_400, '6 days ago'],
  [-7 * 86_400, 'last week'],
  [-31 * 86_400, 'last month'],
  [-16 * 86_400, '2 weeks ago'],
  [-400 * 86_400, 'last year'],
  [-800 * 86_400, '2 years ago'],
  [120, 'in 2 minutes'],
  [86_400, 'tomorrow'],
])('%i seconds from now is %s', (offset, text) => {
  expect(formatRelative(now + offset, now)).toBe(text)
})

it('counts whole seconds of now', () => {
  expect(formatRelative(now - 59, now + 0.9)).toBe('just now')
})

it('speaks the language asked for', () => {
  expect(formatRelative(now, now, 'de')).toBe('jetzt')
  expect(formatRelative(now - 120, now, 'de')).toBe('vor 2 Minuten')
})
