import { describe, expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

describe('statistics', () => {
  it('takes the middle value whatever the order, and leaves the numbers as they are', () => {
    const numbers = [9, 1, 5]
    expect(median(numbers)).toBe(5)
    expect(numbers).toEqual([9, 1, 5])
  })

  it('takes the value that the given share lies below', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i)
    expect(percentile(hundred, 0.95)).toBe(95)
    expect(percentile(hundred, 1)).toBe(99)
  })

  it('knows no value of nothing', () => {
    expect(median([])).toBeNaN()
  })
})
