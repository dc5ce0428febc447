import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { draftsOf, mostDrafts } from './drafts.ts'

it('keeps what was typed in each chat, as an answer and as a note', () => {
  const drafts = draftsOf(new QueryClient())
  drafts.keep('one', 'answer', 'We open at')
  drafts.keep('one', 'note', 'Ask Mira')
  drafts.keep('two', 'answer', 'Sorry')
  drafts.keep('two', 'answer', '')
  expect(drafts.read('one', 'answer')).toBe('We open at')
  expect(drafts.read('one', 'note')).toBe('Ask Mira')
  expect(drafts.read('two', 'answer')).toBe('')
  drafts.drop('one')
  expect(drafts.read('one', 'note')).toBe('')
})

it('keeps so many, those typed last', () => {
  const drafts = draftsOf(new QueryClient())
  drafts.keep('first', 'answer', 'a')
  drafts.keep('second', 'answer', 'b')
  drafts.keep('first', 'answer', 'ab')
  for (let at = 1; at < mostDrafts; at += 1) drafts.keep(`chat ${at}`, 'note', 'c')
  expect(drafts.read('first', 'answer')).toBe('ab')
  expect(drafts.read('second', 'answer')).toBe('')
})
