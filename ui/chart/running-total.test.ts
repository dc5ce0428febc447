import { describe, expect, it } from 'vitest'
import { runningTotal } from './running-total.ts'

describe('runningTotal', () => {
  it('sums up, gaps counting nothing', () => expect(runningTotal([1, null, 2])).toEqual([1, 1, 3]))

  it('ends where the known values end', () => {
    expect(runningTotal([5, 5, null, null])).toEqual([5, 10, null, null])
    expect(runningTotal([null, null])).toEqual([null, null])
    expect(runningTotal([])).toEqual([])
  })
})
