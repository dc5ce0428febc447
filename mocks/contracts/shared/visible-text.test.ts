import { expect, it } from 'vitest'
import { saveApproval } from '../publishing/approval.contract.ts'
import { reasonSchema } from '../publishing/check.schema.ts'
import { refuseGate } from '../publishing/publish-gate.ts'
import { trimUnseen } from './visible-text.ts'

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
})
