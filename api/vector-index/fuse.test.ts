import { expect, it } from 'vitest'
import type { Passage } from '../knowledge-index/passage.ts'
import { fuse } from './fuse.ts'

const passage = (text: string, score: number): Passage => ({
  docId: 'd',
  title: '',
  heading: '',
  headings: [],
  text,
  score,
  lines: [],
})
const texts = (passages: readonly Passage[]) => passages.map(({ text }) => text)

it('what both rankings hold comes first, and keeps the score of its words', () => {
  const fused = fuse([passage('a', 0.9), passage('b', 0.5)], [passage('c', 0), passage('b', 0)], 3)
  expect(texts(fused)).toEqual(['b', 'a', 'c'])
  expect(fused[0]?.score).toBe(0.5)
})

it('passages that only fill the list of words up do not outrank what fits by meaning', () => {
  expect(texts(fuse([passage('filler', 0), passage('other', 0)], [passage('a', 0)], 4))).toEqual(['a'])
})

it('gives no more than it is asked for', () => {
  expect(fuse([passage('a', 1), passage('b', 1)], [passage('c', 0)], 2)).toHaveLength(2)
})
