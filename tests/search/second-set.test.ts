import { describe, expect, it } from 'vitest'
import { firstSet } from './first-set.ts'
import { leastAmongFive, leastFirst, scoreSet } from './score.ts'
import { secondSet } from './second-set.ts'

describe('the search of an agent, asked what nothing in it was chosen by', () => {
  it('has the right answer first nine times of ten, and among five nearly always', () => {
    const { queries, first, amongFive, missed } = scoreSet(secondSet)
    expect(queries).toBe(60)
    expect(first / queries, JSON.stringify(missed)).toBeGreaterThanOrEqual(leastFirst)
    expect(amongFive / queries, JSON.stringify(missed)).toBeGreaterThanOrEqual(leastAmongFive)
  })

  it('shares no query with the first set', () => {
    const asked = new Set(firstSet.map(([query]) => query.toLowerCase()))
    expect(secondSet.filter(([query]) => asked.has(query.toLowerCase()))).toEqual([])
  })
})
