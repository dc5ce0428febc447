import { describe, expect, it } from 'vitest'
import { firstSet } from './first-set.ts'
import { allFindables, leastAmongFive, leastFirst, scoreSet } from './score.ts'

describe('the search of an agent, asked what its words were chosen by', () => {
  const score = scoreSet(firstSet)

  it('has the right answer first nine times of ten, and among five nearly always', () => {
    expect(score.queries).toBeGreaterThanOrEqual(60)
    expect(score.first / score.queries, JSON.stringify(score.missed)).toBeGreaterThanOrEqual(leastFirst)
    expect(score.amongFive / score.queries, JSON.stringify(score.missed)).toBeGreaterThanOrEqual(
      leastAmongFive,
    )
  })

  it('asks every query once', () => {
    expect(new Set(firstSet.map(([query]) => query.toLowerCase())).size).toBe(firstSet.length)
  })

  it('leads to each entry once', () => {
    const ids = allFindables.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
