import { expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { type ConversationAction, emptyConversation, reduceConversation } from './conversation-state.ts'

const after = (...actions: ConversationAction[]) =>
  actions.reduce(reduceConversation, emptyConversation(true))
const error = new ApiError(503, { code: 'unavailable' })
const message = buildMessage()

it('asks and is answered', () => {
  const state = after(
    { type: 'asked', question: 'Hello?' },
    { type: 'wrote', draft: 'We' },
    { type: 'answered', message },
  )
  expect(state).toEqual({
    phase: 'idle',
    draft: '',
    lookingUp: false,
    failure: undefined,
    messages: [{ id: 'own-0', role: 'user', text: 'Hello?' }, message],
  })
})

it('keeps the question in place when it failed, and repeats it without a second copy', () => {
  const failed = after({ type: 'asked', question: 'Hello?' }, { type: 'failed', error, question: 'Hello?' })
  expect(failed).toMatchObject({
    phase: 'idle',
    draft: '',
    lookingUp: false,
    failure: { question: 'Hello?' },
  })
  const repeated = reduceConversation(failed, { type: 'asked' })
  expect(repeated).toMatchObject({ phase: 'answering', failure: undefined })
  expect(repeated.messages).toEqual(failed.messages)
})

it('keeps what had arrived of an answer, marked, until it is asked again', () => {
  const failed = after(
    { type: 'asked', question: 'Hello?' },
    { type: 'wrote', draft: 'We open' },
    { type: 'failed', error, question: 'Hello?' },
  )
  const [question, broken] = failed.messages
  expect(broken).toMatchObject({ role: 'assistant', text: 'We open', incomplete: true })
  expect(reduceConversation(failed, { type: 'asked' }).messages).toEqual([question])
  expect(reduceConversation(failed, { type: 'asked', question: 'And?' }).messages).toHaveLength(3)
})

it('offers to ask again what the server says broke off', () => {
  const cut = buildMessage({ text: 'We open', incomplete: true })
  const state = after({ type: 'asked', question: 'Hello?' }, { type: 'answered', message: cut })
  expect(state.failure).toEqual({ error: 'broken-off', question: 'Hello?' })
  expect(reduceConversation(state, { type: 'asked' }).messages).toEqual([state.messages[0]])
})

it('offers to ask again what an earlier visit left without an answer', () => {
  const question = buildMessage({ role: 'user', text: 'When?' })
  expect(after({ type: 'read', messages: [message, question] }).failure).toEqual({
    error: 'unanswered',
    question: 'When?',
  })
  expect(after({ type: 'read', messages: [question, message] }).failure).toBeUndefined()
})

it('gives every question of its own an id', () => {
  const state = after(
    { type: 'asked', question: 'A' },
    { type: 'answered', message },
    { type: 'asked', question: 'B' },
  )
  expect(new Set(state.messages.map(({ id }) => id)).size).toBe(3)
})

it('reads earlier messages first', () => {
  expect(emptyConversation(false).phase).toBe('reading')
  expect(after({ type: 'reading' }, { type: 'read', messages: [message] })).toMatchObject({
    phase: 'idle',
    messages: [message],
  })
})
