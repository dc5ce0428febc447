import { expect, it } from 'vitest'
import { conversationTitle } from './conversation-title.ts'

it.each([
  ['Do you bake rye bread?', 'Do you bake rye bread?'],
  ['a'.repeat(50), 'a'.repeat(50)],
  [
    'Can I book a table for seven people on Saturday evening?',
    'Can I book a table for seven people on Saturday…',
  ],
  [
    'Can I book a table for seven people on Saturdays, a window?',
    'Can I book a table for seven people on Saturdays,…',
  ],
  ['a'.repeat(60), `${'a'.repeat(49)}…`],
  [`Hi ${'a'.repeat(60)}`, `Hi ${'a'.repeat(46)}…`],
  [`${'a'.repeat(48)}😀${'a'.repeat(9)}`, `${'a'.repeat(48)}…`],
])('calls %j %j', (question, title) => {
  expect(conversationTitle(question)).toBe(title)
  expect(conversationTitle(question).length).toBeLessThanOrEqual(50)
})
