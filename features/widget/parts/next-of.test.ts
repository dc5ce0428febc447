import { expect, it } from 'vitest'
import type { Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import type { Form } from '#mocks/contracts/conversations/parts.ts'
import { buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { nextOf } from './next-of.ts'

const form: Form = {
  type: 'form',
  fields: [{ name: 'handoff_email', label: 'Email', kind: 'email' }],
  submit: 'Send',
}
const line = (kind: Notice['kind']) =>
  buildMessage({ id: kind, role: 'notice', notice: { kind, name: '' }, text: '' })
const waiting = { ...line('waiting'), parts: [form] }
const said = (role: 'user' | 'assistant' | 'member', text: string) => buildMessage({ id: text, role, text })
const meanwhile = [line('joined'), said('member', 'Hello'), said('user', 'I wait'), said('assistant', 'Hi')]

it('is the next message for any other', () => {
  const { withForm } = messageFixtures
  expect(nextOf([withForm, line('joined')], 0)?.id).toBe('joined')
  expect(nextOf([withForm], 0)).toBeUndefined()
  expect(nextOf([{ id: 'draft-0', role: 'assistant', text: 'Hi' }, line('closed')], 0)?.id).toBe('closed')
})

it('leaves what is asked at handoff to be filled in, whatever is said meanwhile', () => {
  expect(nextOf([waiting, ...meanwhile], 0)).toBeUndefined()
})

it('is what was filled in, wherever it stands', () => {
  const sent = said('user', 'Email: ana@example.com')
  expect(nextOf([waiting, ...meanwhile, sent, line('noted')], 0)).toBe(sent)
  const typed = { id: 'own-1', role: 'user', text: 'Email: ana@example.com' } as const
  expect(nextOf([waiting, line('joined'), typed], 0)).toBe(typed)
})

it('is the end of the conversation', () => {
  expect(nextOf([waiting, ...meanwhile, line('closed'), said('user', 'One more thing')], 0)?.id).toBe(
    'closed',
  )
})
