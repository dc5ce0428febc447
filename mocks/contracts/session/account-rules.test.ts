import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { validate } from '../shared/validate.ts'
import { codeSchema, emailSchema, newPasswordSchema } from './account.schema.ts'
import { type CheckedText, checkCode, checkEmail, checkNewPassword } from './account-rules.ts'

const said = (schema: z.ZodMiniType<string>, typed: string): CheckedText => {
  const checked = validate(schema, typed)
  return checked.ok ? checked : { ok: false, message: checked.fields[''] ?? '' }
}

describe('what is checked before it is sent', () => {
  it.each([
    '',
    ' Ada@Example.COM ',
    'ada',
    'ada@example',
    'a da@example.com',
    'ada@example..com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(246)}.com`,
    `a@${'b'.repeat(250)}.com`,
    'ada@example.com\n',
  ])('is an address to both: %j', (typed) => expect(checkEmail(typed)).toEqual(said(emailSchema, typed)))

  it.each(['', '1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129), '        '])(
    'is a password to both: %j',
    (typed) => expect(checkNewPassword(typed)).toEqual(said(newPasswordSchema, typed)),
  )

  it.each(['', '12345', '123456', ' 123456 ', '1234567', '12345a', '１２３４５６'])(
    'is a code to both: %j',
    (typed) => expect(checkCode(typed)).toEqual(said(codeSchema, typed)),
  )
})
