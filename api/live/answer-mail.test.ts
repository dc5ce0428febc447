import { expect, it } from 'vitest'
import { spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import type { MessageDoc } from '../conversations/conversation.repository.ts'
import { emptyMessage } from '../conversations/message-writer.ts'
import { answerMail } from './answer-mail.ts'
import { answerMailWords } from './answer-mail-words.ts'

const message = (role: MessageDoc['role'], text: string, more: Partial<MessageDoc> = {}): MessageDoc => ({
  ...emptyMessage,
  _id: 'c:000001',
  conversationId: 'c',
  agentId: 'a',
  role,
  text,
  ts: 1,
  ...more,
})
const to = 'ana@example.com'
const agent = { title: 'Front desk', lang: 'en', disableHandoffMessages: false }
const by = { name: 'Mira', pictureURL: '' }

it('puts nothing of anybody into its headers but one line', () => {
  const title = 'Desk\r\nBcc: all@example.com\u202e'
  const mail = answerMail(to, { ...agent, title }, undefined, [message('member', 'Yes.', { by })])
  expect(mail.subject).toBe('Your answer from Desk Bcc:')
  expect(mail.from).toEqual({ name: 'Desk Bcc:' })
  expect(mail.text).not.toContain('You wrote')
})

it('is nobody else by its name', () => {
  const name = (title: string) => answerMail(to, { ...agent, title }, undefined, []).from
  expect(name('Bank Security <service@bank.example>')).toEqual({ name: 'Bank Security' })
  expect(name('bank.example')).toEqual({ name: 'Chat' })
})

it('is made at once of whatever was written', () => {
  for (const text of ['a'.repeat(100_000), 'a.'.repeat(50_000), '@'.repeat(100_000)]) {
    const { text: said } = answerMail(to, agent, message('user', text), [message('member', 'Yes.', { by })])
    expect(said.length).toBeLessThan(1_000)
  }
})

it.each([
  '192.0.2.7/login',
  'evil\u3002com/pay',
  'http:\\\\evil',
  'https://evil.example/a?b',
  'www.evil.example',
  'evil.example',
  'javascript://evil',
  'mail@evil.example',
])('quotes the visitor without %s', (link) => {
  const asked = message('user', `Is this yours: (${link}), or not?\n\nHe said so.`)
  const { text } = answerMail(to, agent, asked, [message('member', 'Yes.', { by })])
  expect(text).toContain('> Is this yours: … or not? He said so.\n')
  expect(text).not.toContain('evil')
})

it('names who answered once in a row, each file, and nobody where that is hidden', () => {
  const files = [{ ID: 'f', name: 'menu.pdf', type: 'application/pdf', size: 1 }]
  const answers = [
    message('member', 'Yes.', { by }),
    message('member', '', { by, attachments: files }),
    message('member', 'Certainly.', { by: { ...by, name: 'Tom' } }),
  ]
  const { text } = answerMail(to, agent, undefined, answers)
  expect(text).toMatch(/^Mira answered:\n\nYes\.\n\nFile: menu\.pdf\n\nTom answered:\n\nCertainly\./)
  const hidden = answerMail(to, { ...agent, disableHandoffMessages: true }, undefined, answers)
  expect(hidden.text).not.toMatch(/Mira|Tom/)
})

it('has its placeholders in every language', () => {
  for (const language of spokenLanguages) {
    const { subject, answered, ...plain } = answerMailWords(language)
    expect(subject).toContain('{agent}')
    expect(answered).toContain('{name}')
    expect(Object.values(plain).join('')).not.toContain('{')
  }
})
