import { expect, it } from 'vitest'
import { messageLimit as contractLimit } from '#mocks/contracts/conversations/message.schema.ts'
import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { lengthHint, messageLimit } from './message-length.ts'

it('has the limit of the contract', () => {
  expect(messageLimit).toBe(contractLimit)
})

it.each([
  [0, ''],
  [messageLimit - 201, ''],
  [messageLimit - 200, 'Characters left: 200'],
  [messageLimit - 1, 'Characters left: 1'],
  [messageLimit, 'Characters left: 0'],
  [messageLimit + 1, 'Characters over the limit: 1'],
  [messageLimit + 500, 'Characters over the limit: 500'],
])('counts %i characters: %j', (length, hint) => {
  expect(lengthHint(length, widgetWords('en'))).toBe(hint)
})
