import { describe, expect, it } from 'vitest'
import { allFindables } from '../search/score.ts'

/** Least questions an entry is found by. */
const leastAsks = 3

describe('what people ask who look for something in an agent', () => {
  it('is declared beside each label', () => {
    const few = allFindables.filter(({ asks }) => new Set(asks).size < leastAsks)
    expect(few.map(({ id }) => id)).toEqual([])
  })

  it('says something besides what is already written there', () => {
    const again = allFindables.flatMap(({ id, label, also, asks }) => {
      const names = new Set([label, ...also].map((name) => name.toLowerCase()))
      return asks.filter((ask) => names.has(ask.toLowerCase())).map((ask) => `${id}: ${ask}`)
    })
    expect(again).toEqual([])
  })

  it('leads to one entry', () => {
    const known = new Map<string, string>()
    const twice: string[] = []
    for (const { id, asks } of allFindables) {
      for (const ask of asks) {
        const other = known.get(ask)
        if (other !== undefined) twice.push(`${ask}: ${other}, ${id}`)
        known.set(ask, id)
      }
    }
    expect(twice).toEqual([])
  })
})
