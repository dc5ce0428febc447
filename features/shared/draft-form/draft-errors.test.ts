import { describe, expect, it } from 'vitest'
import { messagesOf, toFieldErrors } from './draft-errors.ts'

describe('messages of a form', () => {
  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['of plain inputs', { name: 'Please enter a name.', url: 'https only.' }],
    ['of rows', { 'headers.0.name': 'Empty.', 'headers.2.value': 'Too long.' }],
    ['of a list and its rows', { 'headers.1.name': 'Empty.', headers: 'Too many.' }],
    ['of a list before its rows', { headers: 'Too many.', 'headers.0.name': 'Empty.' }],
    ['of a field that is called like a part of an error', { message: 'Empty.', type: 'Unknown.' }],
  ])('%s come back by path', (_, messages) => {
    expect(messagesOf(toFieldErrors(messages))).toEqual(messages)
  })

  it('leave the inputs alone', () => {
    const ref = { message: 'of an element', focus: () => undefined }
    expect(messagesOf({ name: { type: 'server', message: 'Taken.', ref } })).toEqual({ name: 'Taken.' })
  })
})
