import { expect, it } from 'vitest'
import type { ChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { toChatForm, toTypedChatForm } from './typed-chat-form.ts'

const form: ChatForm = {
  fields: [
    { kind: 'name', label: '', required: false },
    { kind: 'email', label: '', required: true },
    { kind: 'own', label: 'Company', required: true },
    { kind: 'own', label: 'Size (m²)', required: false },
  ],
  consent: '[Privacy](https://example.com)',
}

it('shows a form as it was typed, and makes the same of it', () => {
  const typed = toTypedChatForm(form)
  expect(typed).toMatchObject({ name: 'optional', email: 'required', phone: 'no' })
  expect(typed.own).toBe('Company *\nSize (m²)')
  expect(toChatForm(typed)).toEqual(form)
})

it('takes no empty lines for questions', () => {
  const typed = { ...toTypedChatForm(form), own: '\n  \n*\n Budget*  \n' }
  expect(toChatForm(typed).fields.slice(2)).toEqual([{ kind: 'own', label: 'Budget', required: true }])
})
