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
    expect(rebase(base, base, theirs)).toEqual({ values: theirs, contested: [] })
  })

  it('keeps what was typed elsewhere', () => {
    const mine = { ...base, note: 'Mine', delay: Number.NaN }
    expect(rebase(base, mine, theirs)).toEqual({
      values: { ...theirs, note: 'Mine', delay: Number.NaN },
      contested: [],
    })
  })

  it('keeps what both changed as typed, and says so', () => {
    const mine = { ...base, name: 'Mine', note: 'Mine' }
    expect(rebase(base, mine, theirs)).toEqual({ values: { ...mine, tags: ['b'] }, contested: ['name'] })
  })

  it('has nothing to ask where both came to the same', () => {
    expect(rebase(base, { ...base, name: 'Theirs' }, theirs)).toEqual({ values: theirs, contested: [] })
  })
})
