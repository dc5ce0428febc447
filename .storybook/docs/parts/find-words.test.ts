import { expect, it } from 'vitest'
import { findWords } from './find-words.ts'

const words = [
  { title: 'Agents/Agent list', words: ['No agents yet', 'Create your first agent'] },
  { title: 'Agents/Agent list', state: 'Empty', story: 'Empty', words: ['No agents yet'] },
  { title: 'Sign-in/Sign in', state: 'Default', story: 'Default', words: ['Café hours'] },
]

it('finds the state that shows the words before the screen that may', () => {
  expect(findWords(words, 'agents YET').map(({ state }) => state)).toEqual(['Empty', undefined])
})

it('finds words without their accents, and nothing by a single letter', () => {
  expect(findWords(words, 'cafe')).toHaveLength(1)
  expect(findWords(words, 'a')).toEqual([])
})
