import { expect, it } from 'vitest'
import { readableBody } from './readable-body.ts'

it.each([
  ['{"a":1}', false, '{\n  "a": 1\n}'],
  ['{"a":1', true, '{"a":1'],
  ['plain text', false, 'plain text'],
  ['12', false, '12'],
  ['', false, ''],
])('shows %j', (body, isCut, shown) => {
  expect(readableBody(body, isCut)).toBe(shown)
})
