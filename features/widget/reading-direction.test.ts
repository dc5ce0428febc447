import { expect, it } from 'vitest'
import { directionOf } from './reading-direction.ts'

it.each(['ar', 'ar-EG', 'he', 'fa_IR', 'ur', 'AR', 'ckb'])('%s is read from right to left', (lang) => {
  expect(directionOf(lang)).toBe('rtl')
})

it.each(['en', 'de-AT', 'arn', 'hex', 'fab', 'fr', '', 'auto'])('%j is read from left to right', (lang) => {
  expect(directionOf(lang)).toBe('ltr')
})
