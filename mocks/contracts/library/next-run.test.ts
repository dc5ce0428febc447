import { describe, expect, it } from 'vitest'
import { nextRun } from './next-run.ts'

const hour = 3_600_000

describe('nextRun', () => {
  it.each([
    { schedule: 'daily' as const, enabled: true, next: 24 * hour },
    { schedule: 'weekly' as const, enabled: true, next: 7 * 24 * hour },
    { schedule: 'manual' as const, enabled: true, next: null },
    { schedule: 'daily' as const, enabled: false, next: null },
  ])('is $next after the run before for $schedule, on: $enabled', ({ schedule, enabled, next }) => {
    expect(nextRun({ schedule, enabled }, 1000)).toBe(next === null ? null : 1000 + next)
  })
})
