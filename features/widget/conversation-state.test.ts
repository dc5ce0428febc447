import { expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { type ConversationAction, emptyConversation, reduceConversation } from './conversation-state.ts'
import { arrived, caughtUp, handed, removed, typing } from './live-news.ts'
import type { LiveChange } from './widget.types.ts'

const after = (...actions: ConversationAction[]) =>
  actions.reduce(reduceConversation, emptyConversation(true))
const error = new ApiError(503, { code: 'unavailable' })
const message = buildMessage()

const came = (change: LiveChange): ConversationAction => ({ type: 'live', change })

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
    withPerson: false,
    typing: '',
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

const question = buildMessage({ id: 'c:000000', role: 'user', text: 'Hello?' })
const joined = buildMessage({
  id: 'c:000001',
  role: 'notice',
  notice: { kind: 'joined', name: 'Anna' },
  blocks: [],
})
const fromAnna = buildMessage({
  id: 'c:000002',
  role: 'member',
  by: { name: 'Anna', pictureURL: '' },
  text: 'Hi!',
})
const asked: ConversationAction = { type: 'asked', question: 'Hello?' }

it('takes a question a person answers as sent, in place of what was typed', () => {
  const state = after(asked, { type: 'answered', message: question })
  expect(state).toMatchObject({ phase: 'idle', failure: undefined, withPerson: true, messages: [question] })
})

it('shows what arrives once, however it comes', () => {
  const state = after(
    asked,
    came(arrived(question)),
    { type: 'answered', message: question },
    came(arrived(joined)),
    came(arrived(fromAnna)),
    came(caughtUp([question, joined, fromAnna])),
    came(arrived(fromAnna)),
  )
  expect(state.messages).toEqual([question, joined, fromAnna])
  expect(state.withPerson).toBe(true)
})

it('leaves an answer to whoever waits for it, and shows it when nobody does', () => {
  const answer = buildMessage({ id: 'c:000001' })
  const waiting = after(asked, came(arrived(answer)))
  expect(waiting).toMatchObject({ phase: 'answering', messages: [{ text: 'Hello?' }] })
  const read = after(asked, came(caughtUp([question, answer])))
  expect(read.messages).toEqual([question])
  expect(reduceConversation(waiting, { type: 'answered', message: answer }).messages).toHaveLength(2)
})

it('keeps the answer before a question that was asked while all of it was read anew', () => {
  const choices = buildMessage({ id: 'c:000001', text: 'A table or a boat?' })
  const state = after(
    { type: 'read', messages: [question, choices] },
    { type: 'asked', question: 'A table' },
    came(caughtUp([question, choices])),
  )
  expect(state.messages).toEqual([question, choices, { id: 'own-2', role: 'user', text: 'A table' }])
})

it('keeps what arrived while all of it was read anew, and nothing of one that was removed', () => {
  const state = after({ type: 'read', messages: [question] }, came(arrived(fromAnna)))
  expect(reduceConversation(state, came(caughtUp([question, joined]))).messages).toEqual([
    question,
    joined,
    fromAnna,
  ])
  const another = buildMessage({ id: 'b:000000', role: 'user', text: 'Good morning' })
  expect(reduceConversation(state, came(caughtUp([another]))).messages).toEqual([another])
})

it('says who types until they have written, and knows when the agent is back', () => {
  const state = after({ type: 'answered', message: joined }, came(typing('Anna')))
  expect(state.typing).toBe('Anna')
  expect(reduceConversation(state, came(arrived(fromAnna))).typing).toBe('')
  const back = buildMessage({
    id: 'c:000003',
    role: 'notice',
    notice: { kind: 'handedBack', name: '' },
    blocks: [],
  })
  expect(reduceConversation(state, came(arrived(back))).withPerson).toBe(false)
})

it('has no failure to show for what a person has not answered yet', () => {
  expect(after({ type: 'read', messages: [joined, question] }).failure).toBeUndefined()
  expect(after({ type: 'read', messages: [question] }).failure).toMatchObject({ error: 'unanswered' })
})

it('takes no failure from a question that is told of only after it was kept for a person', () => {
  const kept = after(asked, { type: 'answered', message: question })
  const told = [handed(false), arrived(question), handed(true), arrived(joined)].map(came)
  for (const state of told.map((_, at) => told.slice(0, at + 1).reduce(reduceConversation, kept))) {
    expect(state.failure).toBeUndefined()
  }
})

it('has no failure any more once the missing answer arrives, or a person takes over', () => {
  const left: ConversationAction = { type: 'read', messages: [question] }
  expect(after(left).failure).toMatchObject({ error: 'unanswered' })
  expect(after(left, came(arrived(message))).failure).toBeUndefined()
  expect(after(left, came(handed(true))).failure).toBeUndefined()
  expect(after(left, came(handed(false))).failure).toMatchObject({ error: 'unanswered' })
})

it('still says that a question could not be sent when something else arrives', () => {
  const failed = after(asked, { type: 'failed', error, question: 'Hello?' }, came(arrived(fromAnna)))
  expect(failed.failure).toEqual({ error, question: 'Hello?' })
})

it('says that nobody is there any more once it is removed, where it said that they were', () => {
  const line = buildMessage({
    id: 'removed-7',
    role: 'notice',
    notice: { kind: 'handedBack', name: '' },
    blocks: [],
  })
  const left = after({ type: 'read', messages: [question, joined] }, came(typing('Anna')))
  expect(reduceConversation(left, came(removed(line)))).toMatchObject({
    messages: [question, joined, line],
    withPerson: false,
    typing: '',
    failure: undefined,
  })
  const alone = after({ type: 'read', messages: [question, message] }, came(removed(line)))
  expect(alone.messages).toEqual([question, message])
  expect(reduceConversation(left, came(caughtUp([]))).withPerson).toBe(false)
})

it('still waits for a person after the line that says their details were kept', () => {
  const noted = buildMessage({
    id: 'c:000003',
    role: 'notice',
    notice: { kind: 'noted', name: '' },
    blocks: [],
  })
  expect(after({ type: 'read', messages: [joined, noted, question] }).withPerson).toBe(true)
})

it('keeps a question that was asked before the earlier messages were read, after them', () => {
  const reading = emptyConversation(false)
  const asked = reduceConversation(reading, { type: 'asked', question: 'And on Sunday?' })
  const own = { id: 'own-0', role: 'user', text: 'And on Sunday?' }
  expect(asked).toMatchObject({ phase: 'answering', messages: [own] })
  const read = reduceConversation(asked, { type: 'read', messages: [message] })
  expect(read).toMatchObject({ phase: 'answering', failure: undefined, messages: [message, own] })
  // Another tab said something, or they could not be read: it is still being answered.
  for (const type of ['reading', 'failed'] as const)
    expect(reduceConversation(read, { type, error })).toBe(read)
})

it('keeps what could not be sent when the conversation is read anew', () => {
  const offline = new ApiError(0, {})
  const failed = after(
    { type: 'asked', question: 'Hello?' },
    { type: 'failed', error: offline, question: 'Hello?' },
  )
  const reading = reduceConversation(failed, { type: 'reading' })
  const read = reduceConversation(reading, { type: 'read', messages: [message] })
  expect(read).toMatchObject({ failure: { question: 'Hello?' }, messages: [message, { text: 'Hello?' }] })
})
