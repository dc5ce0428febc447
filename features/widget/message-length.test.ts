import { expect, it } from 'vitest'
import { messageLimit as contractLimit } from '#mocks/contracts/conversations/message.schema.ts'
import { lengthHint, messageLimit } from './message-length.ts'

it('has the limit of the contract', () => {
  expect(messageLimit).toBe(contractLimit)
})

it.each([
  [0, ''],
  [messageLimit - 201, ''],
  [messageLimit - 200, '200 characters left'],
  [messageLimit - 1, '1 character left'],
  [messageLimit, '0 characters left'],
  [messageLimit + 1, '1 character too many'],
  [messageLimit + 500, '500 characters too many'],
])('counts %i characters: %j', (length, hint) => {
  expect(lengthHint(length)).toBe(hint)
})
