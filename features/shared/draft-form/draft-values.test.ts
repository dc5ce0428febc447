import { describe, expect, it } from 'vitest'
import { changedNames, changedPart, rebase } from './draft-values.ts'

const base = { name: 'Café', note: '', tags: ['a'], delay: 0 }

describe('what was changed', () => {
  it('is nothing in an equal state', () => expect(changedNames(base, { ...base, tags: ['a'] })).toEqual([]))

  it('is named', () => expect(changedNames(base, { ...base, note: 'x', tags: [] })).toEqual(['note', 'tags']))

  it('is all that is sent', () =>
    expect(changedPart(base, { ...base, name: 'Bar' })).toEqual({ name: 'Bar' }))

  it('includes an emptied number', () => {
    expect(changedNames(base, { ...base, delay: Number.NaN })).toEqual(['delay'])
  })
})

describe('putting what was typed on a newer state', () => {
  const theirs = { ...base, name: 'Theirs', tags: ['b'] }

  it('takes what nobody touched', () => {
    expect(rebase(base, base, theirs)).toMatchObject({ values: theirs, contested: [] })
  })

  it('keeps what was typed elsewhere', () => {
    const mine = { ...base, note: 'Mine', delay: Number.NaN }
    expect(rebase(base, mine, theirs)).toMatchObject({
      values: { ...theirs, note: 'Mine', delay: Number.NaN },
      contested: [],
    })
  })

  it('keeps what both changed as typed, and says so', () => {
    const mine = { ...base, name: 'Mine', note: 'Mine' }
    expect(rebase(base, mine, theirs)).toMatchObject({
      values: { ...mine, tags: ['b'] },
      contested: ['name'],
    })
  })

  it('has nothing to ask where both came to the same', () => {
    expect(rebase(base, { ...base, name: 'Theirs' }, theirs)).toMatchObject({ values: theirs, contested: [] })
  })

  describe('with values that are merged part by part', () => {
    const letters = {
      tags: (before: string[], mine: string[], others: string[]) => {
        const added = mine.filter((tag) => !before.includes(tag))
        const contested = added.length > 0 && others.length === 0
        return { mine: [...others, ...added], theirs: others, contested }
      },
    }

    it('has both changes, and asks nothing', () => {
      const { values, contested, merged } = rebase(base, { ...base, tags: ['a', 'mine'] }, theirs, letters)
      expect(values.tags).toEqual(['b', 'mine'])
      expect([contested, merged]).toEqual([[], ['tags']])
    })

    it('asks where they met in a part, and knows what giving way would leave', () => {
      const emptied = { ...base, tags: [] }
      const { values, yielded, contested } = rebase(base, { ...base, tags: ['a', 'mine'] }, emptied, letters)
      expect([values.tags, yielded.tags]).toEqual([['mine'], []])
      expect(contested).toEqual(['tags'])
    })
  })
})
