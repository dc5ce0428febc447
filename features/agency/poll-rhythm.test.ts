import { describe, expect, it } from 'vitest'
import { pollMs } from './poll-rhythm.ts'

describe('looking again and again', () => {
  it('is every 5 seconds at first, and at most 180 times in an hour (threats 48)', () => {
    const hour = 60 * 60_000
    const looks: number[] = []
    for (let waited = pollMs(0); waited <= hour; waited += pollMs(waited)) looks.push(waited)
    expect(looks.slice(0, 3)).toEqual([5_000, 10_000, 15_000])
    expect(looks.length).toBeLessThanOrEqual(180)
    expect(looks.at(-1)).toBeGreaterThan(hour - 61_000)
  })
})
