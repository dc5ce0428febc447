import { describe, expect, it } from 'vitest'
import { changedSince, revise, revKey } from './revision.ts'

const doc = { title: 'Ours', tags: ['a'], internal: { isDone: false }, note: undefined as string | undefined }
const revs = { fieldRevs: { title: 3, internal_isDone: 5 } }

describe('a save', () => {
  it('changes what differs, however deep, and nothing else', () => {
    expect(revise(doc, revs, { title: 'Ours', tags: ['a'] }, undefined)).toEqual({ changed: [], lost: [] })
    expect(revise(doc, revs, { tags: ['a', 'b'], note: 'x', 'internal.isDone': true }, undefined)).toEqual({
      changed: ['tags', 'note', 'internal.isDone'],
      lost: [],
    })
  })

  it('loses what somebody else changed since it was read, and merges the rest', () => {
    const sent = { title: 'Mine', tags: [], 'internal.isDone': true }
    expect(revise(doc, revs, sent, 2).lost).toEqual(['title', 'internal.isDone'])
    expect(revise(doc, revs, sent, 3).lost).toEqual(['internal.isDone'])
    expect(revise(doc, revs, sent, 5).lost).toEqual([])
  })

  it('loses nothing when it says what is there already, or names no revision', () => {
    expect(revise(doc, revs, { title: 'Ours' }, 1)).toEqual({ changed: [], lost: [] })
    expect(revise(doc, revs, { title: 'Mine' }, undefined).lost).toEqual([])
    expect(revise(doc, {}, { title: 'Mine' }, 0).lost).toEqual([])
  })

  it('knows what changed after a revision', () => {
    expect(changedSince(revs, 2)).toEqual(['title', 'internal_isDone'])
    expect(changedSince({}, 0)).toEqual([])
    expect(revKey('internal.isDone')).toBe('internal_isDone')
  })
})
