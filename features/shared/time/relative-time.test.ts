import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = 1_800_000_000

describe('relative time', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [2 * 3600 + 5, '2 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [16 * 86_400, '2 weeks ago'],
    [400 * 86_400, 'last year'],
    [-120, 'in 2 minutes'],
  ])('%s seconds before now reads %s', (before, text) =>
    expect(relativeTime(now - before, now * 1000)).toBe(text),
  )
})
