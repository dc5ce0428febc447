import { expect, it } from 'vitest'
import { agencyFieldsSchema } from '../agency/agency.schema.ts'
import { readForm } from '../conversations/form-values.ts'
import { memberTextSchema, messageTextSchema } from '../conversations/message.schema.ts'
import { keptFileName } from '../files/file-name.ts'
import { createNote } from '../inbox/conversation.contract.ts'
import { leadEmailSchema, leadWordSchema } from '../leads/lead.schema.ts'
import { saveApproval } from '../publishing/approval.contract.ts'
import { checkCaseFieldsSchema, reasonSchema } from '../publishing/check.schema.ts'
import { refuseGate } from '../publishing/publish-gate.ts'
import { oneLine, plainLine, trimUnseen } from './visible-text.ts'

const unseen = ['', ' ', '\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u202e \u200f', '\u3000']

it.each(unseen)('takes %j for no reason and no name', (text) => {
  expect(trimUnseen(text)).toBe('')
  expect(reasonSchema.parse(text)).toBe('')
  expect(refuseGate('failing', text)).toMatchObject({ status: 409 })
  const body = { secret: 'a'.repeat(43), decision: 'approved', name: text, note: '' }
  expect(saveApproval.body.safeParse(body).success).toBe(false)
})

it('keeps what is seen as it is', () => {
  expect(trimUnseen('\u200b Mia M\u00fcller\u200b')).toBe('Mia M\u00fcller')
  expect(trimUnseen('\u{1f469}\u200d\u{1f4bb} said so')).toBe('\u{1f469}\u200d\u{1f4bb} said so')
  expect(trimUnseen(' With love \u2764\ufe0f\u200b')).toBe('With love \u2764\ufe0f')
  const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
  expect(trimUnseen(`${scotland} `)).toBe(scotland)
})

it('walks through a text once, however much of it is unseen', () => {
  const text = `a${' '.repeat(400_000)}b`
  expect(trimUnseen(text)).toBe(text)
})

it.each([...unseen, '\u115f\u3164'])('takes %j for no check, note, message, file name or answer', (text) => {
  const written = { question: 'Open?', mustSay: [], mustNotSay: [], mustCall: '' }
  expect(checkCaseFieldsSchema.safeParse({ ...written, question: text }).success).toBe(false)
  expect(checkCaseFieldsSchema.safeParse({ ...written, mustSay: [text] }).success).toBe(false)
  expect(createNote.body.safeParse({ ID: 'note-1', text, mentions: [] }).success).toBe(false)
  expect(messageTextSchema.safeParse(text).success).toBe(false)
  expect(memberTextSchema.parse(text)).toBe('')
  expect(leadWordSchema.safeParse(text).success).toBe(false)
  for (const name of [text, `${text}.${text}`, `${text}.png`])
    expect(keptFileName(name, 'png')).toBe('file.png')
  const fields = [{ name: 'name', label: 'Name', kind: 'text' as const, required: true }]
  expect(readForm({ type: 'form', fields, submit: 'Send' }, { name: text })).toMatchObject({ ok: false })
})

it('breaks no line of what has one alone', () => {
  expect(oneLine(' Nord\r\n\n licht\u2028GmbH\n')).toBe('Nord licht GmbH')
  const { name, poweredBy, address } = agencyFieldsSchema.shape
  for (const field of [name, poweredBy, address]) expect(field.parse('Nord\nlicht')).toBe('Nord licht')
})

it('turns no line beside a name or an address', () => {
  expect(plainLine('\u202eMia\u2066 M\u00fcller\u200b')).toBe('Mia M\u00fcller')
  expect(leadEmailSchema.parse('\u202Ea@b.de')).toBe('a@b.de')
  const fields = [{ name: 'email', label: 'Email', kind: 'email' as const, required: true }]
  const values = { email: 'a@b.de' }
  expect(readForm({ type: 'form', fields, submit: 'Send' }, { email: '\u202Ea@b.de' })).toEqual({
    ok: true,
    values,
  })
})
