import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ada Lovelace', 'AL'],
  ['Support', 'S'],
  ['  mary   jane  watson ', 'MW'],
  ['élodie', 'É'],
  ['👩‍🚀 crew', '👩‍🚀C'],
  ['Grünfuchs & <Söhne>', 'GS'],
  ['&', ''],
  ['(42) Ltd', '4L'],
  ['', ''],
  ['   ', ''],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
