import { expect, it } from 'vitest'
import { addTags, splitTags } from './split-tags.ts'

it.each([
  ['one', ['one']],
  ['one, two;three\nfour', ['one', 'two', 'three', 'four']],
  [' , ,\n', []],
  ['vip,  VIP , big   spender', ['vip', 'big spender']],
  ['', []],
])('%j holds %j', (text, tags) => {
  expect(splitTags(text)).toEqual(tags)
})

it('adds at the end, each tag once in any case', () => {
  expect(addTags(['vip'], ['Lead', 'VIP', 'lead'])).toEqual(['vip', 'Lead'])
})

it('stops at the most there may be, and drops none of those there were', () => {
  expect(addTags(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c'])
  expect(addTags(['a', 'b', 'c'], ['d'], 2)).toEqual(['a', 'b', 'c'])
})
