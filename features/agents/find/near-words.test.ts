import { describe, expect, it } from 'vitest'
import type { Findable } from '../core/findable.types.ts'
import { isIdle, termOf } from './find-words.ts'
import { likeTerms } from './like-words.ts'
import { nearWords } from './near-words.ts'
import { indexPhrases } from './phrase-index.ts'

const entries: Findable[] = ['Lead', 'Read aloud', 'Recording', 'Location'].map((label) => ({
  id: label,
  label,
  section: 'overview',
  also: [],
  asks: label === 'Recording' ? ['do you keep it'] : [],
}))
const near = nearWords(indexPhrases(entries), entries.length)

describe('what a typed word is like', () => {
  it('is no other word where it is a word itself', () => {
    expect(near('read').entries).toEqual([1])
    expect(near('lead').entries).toEqual([0])
  })

  it('is what it begins, or else what it is misspelt from', () => {
    expect(near('locat').entries).toEqual([3])
    expect(near('loaction').entries).toEqual([3])
    expect(near('loaction').fits[0]).toBeLessThan(1)
  })

  it('is less near where it only means the same', () => {
    const { entries: places, fits } = near('save')
    expect(places).toEqual([2])
    expect(fits[0]).toBeLessThan(near('recorded').fits[0] as number)
  })

  it('weighs less the more entries have it, and little where nothing is like it', () => {
    expect(near('zzqq').entries).toEqual([])
    expect(near('zzqq').weight).toBeLessThan(near('aloud').weight)
    expect(near('recording').weight).toBeCloseTo(Math.log(5))
  })
})

describe('a word', () => {
  it('is known in its forms, but named is not telephoned', () => {
    expect(termOf('wrote')).toBe(termOf('writing'))
    expect(termOf('said')).toBe(termOf('says'))
    expect(termOf('called')).not.toBe(termOf('calls'))
  })

  it('says nothing in any form when it says nothing in one', () => {
    for (const word of ['use', 'using', 'chose', 'makes', 'settings']) expect(isIdle(word), word).toBe(true)
    for (const word of ['voice', 'colour', 'slow']) expect(isIdle(word), word).toBe(false)
  })

  it('means the same as others, both ways', () => {
    expect(likeTerms(termOf('employee')).get(termOf('staff'))).toBe(
      likeTerms(termOf('staff')).get(termOf('employee')),
    )
    expect(likeTerms('zzqq').size).toBe(0)
  })
})
