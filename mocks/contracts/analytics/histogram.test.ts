import { describe, expect, it } from 'vitest'
import { countTime, emptyHistogram, percentile } from './histogram.ts'

describe('a histogram of times', () => {
  it('knows no percentile of nothing', () => {
    expect(percentile(emptyHistogram(), 0.5)).toBeNull()
  })

  it('places a percentile in the bucket it falls into', () => {
    const times = emptyHistogram()
    for (let i = 0; i < 90; i += 1) countTime(times, 700)
    for (let i = 0; i < 10; i += 1) countTime(times, 4000)
    expect(percentile(times, 0.5)).toBeGreaterThan(500)
    expect(percentile(times, 0.5)).toBeLessThanOrEqual(1000)
    expect(percentile(times, 0.95)).toBeGreaterThan(3000)
    expect(percentile(times, 0.95)).toBeLessThanOrEqual(5000)
  })

  it('counts what takes longer than a day in its last bucket', () => {
    const times = emptyHistogram()
    countTime(times, 200_000_000)
    expect(times.at(-1)).toBe(1)
    expect(percentile(times, 0.5)).toBe(86_400_000)
  })
})
