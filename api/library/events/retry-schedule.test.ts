import { describe, expect, it } from 'vitest'
import { maxAttempts } from '#mocks/contracts/library/delivery-limits.ts'
import { retryDelay } from './retry-schedule.ts'

describe('retryDelay', () => {
  it('waits longer each time and ends', () => {
    const waits = Array.from({ length: maxAttempts }, (_, index) => retryDelay(index + 1, 0))
    expect(waits).toEqual([5e3, 3e5, 1.8e6, 7.2e6, 1.8e7, 3.6e7, 3.6e7, null])
  })

  it('spreads what failed together by up to a tenth', () => {
    expect(retryDelay(1, 0.5)).toBe(5250)
    expect(retryDelay(1, 1)).toBe(5500)
  })
})
