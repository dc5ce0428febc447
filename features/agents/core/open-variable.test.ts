import { expect, it } from 'vitest'
import { completeVariable, openVariable } from './open-variable.ts'

it.each([
  ['Hello {{', ['company', 'agent', 'date', 'time', 'language', 'page']],
  ['Hello {{da', ['date']],
  ['Hello {{ P', ['page']],
])('offers for %j what could be meant', (text, matches) => {
  expect(openVariable(text, text.length)?.matches).toEqual(matches)
})

it.each(['Hello', 'Hello {da', 'Hello {{date}}', 'Hello {{nothing'])('offers nothing for %j', (text) => {
  expect(openVariable(text, text.length)).toBeUndefined()
})

it('writes the variable out once, braces that follow included', () => {
  const text = 'Today is {{da}}, hello.'
  const open = openVariable(text, 13)
  expect(open && completeVariable(text, open, 'date')).toEqual({
    text: 'Today is {{date}}, hello.',
    caret: 17,
  })
})
