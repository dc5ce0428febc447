import { describe, expect, it } from 'vitest'
import { formText, readForm, takeForm, valuesIn } from './form-values.ts'
import type { Form } from './parts.ts'

const form: Form = {
  type: 'form',
  submit: 'Send',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: true },
    { name: 'email', label: 'Email', kind: 'email', required: true },
    { name: 'phone', label: 'Phone', kind: 'phone' },
    { name: 'size', label: 'Size', kind: 'choice', choices: ['Small', 'Large'] },
    { name: 'note', label: 'Note', kind: 'long' },
  ],
}
const filled = { name: ' Ada\n Lovelace ', email: 'ada@x.example', size: 'Large', note: 'One\nTwo' }
const values = { ...filled, name: 'Ada Lovelace' }

describe('a filled-in form', () => {
  it('is read without what was left empty', () => {
    expect(readForm(form, { ...filled, phone: '  ' })).toEqual({ ok: true, values })
  })

  it.each([
    ['nothing in what is required', { name: '', email: '' }, { name: 'missing', email: 'missing' }],
    ['no email address', { ...filled, email: 'ada' }, { email: 'email' }],
    ['no phone number', { ...filled, phone: '12' }, { phone: 'phone' }],
    ['what is not offered', { ...filled, size: 'Huge' }, { size: 'choice' }],
    ['too long a value', { ...filled, note: 'x'.repeat(2001) }, { note: 'long' }],
    ['too much in all', { ...filled, name: 'y'.repeat(2000), note: 'x'.repeat(1999) }, { name: 'long' }],
    [
      'what is only inherited',
      Object.create({ name: 'Ada', email: 'a@b.example' }),
      { name: 'missing', email: 'missing' },
    ],
  ])('is refused for %s', (_, given, mistakes) => {
    expect(readForm(form, given)).toEqual({ ok: false, mistakes })
  })

  it('keeps nothing it did not ask for', () => {
    expect(readForm(form, { ...filled, admin: 'yes', __proto__: 'x' })).toEqual({ ok: true, values })
  })

  it('is one message with a line for each answer, which says the same when it is read back', () => {
    const text = formText(form, values)
    expect(text).toBe('Name: Ada Lovelace\nEmail: ada@x.example\nSize: Large\nNote: One\nTwo')
    expect(valuesIn(form, text)).toEqual(values)
  })

  it('that is empty says what its button says', () => {
    const optional: Form = { ...form, fields: form.fields.slice(2) }
    expect(takeForm(optional, {})).toEqual({ text: 'Send', values: {} })
    expect(valuesIn(optional, 'Send')).toEqual({})
  })

  it('is not what somebody types instead', () => {
    expect(valuesIn(form, 'What does it cost?\nName: Ada')).toBeNull()
  })

  it('is refused with a field for each mistake', () => {
    expect(takeForm(form, { name: 'Ada', email: 'x' })).toEqual({
      refusal: { status: 422, fields: { 'values.email': 'Please enter an email address.' } },
    })
  })
})
