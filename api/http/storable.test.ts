import { describe, expect, it } from 'vitest'
import { isStorable } from './storable.ts'

/** `{a:{a:…}}`, this many objects in each other. */
function nested(depth: number): object {
  return depth === 1 ? {} : { a: nested(depth - 1) }
}

describe('isStorable', () => {
  it.each([
    ['every JSON value', { a: null, b: true, c: -1.5, d: 'text', e: [1, [{ f: [] }]] }],
    ['any language', { title: 'مرحبا 👩‍👩‍👧 \t\n' }],
    ['a dollar or a dot inside', { price$: 'costs $5.00', é: '$where' }],
    ['names of object methods', { toString: 1, constructor: 'x' }],
    ['fifty levels', nested(50)],
  ])('takes %s', (_, value) => expect(isStorable(value)).toBe(true))

  it.each([
    ['an operator', { $gt: '' }],
    ['an operator deep inside', { a: [{ b: [[{ $ne: null }]] }] }],
    ['a path', { 'a.b': 1 }],
    ['an empty key', { '': 1 }],
    ['a NUL', { a: ['x\0y'] }],
    ['a NUL in a key', { 'x\0': 1 }],
    ['half a surrogate pair', { a: 'x\ud83d' }],
    ['half a surrogate pair in a key', { '\udc00': 1 }],
    ['fifty-one levels', nested(51)],
  ])('refuses %s', (_, value) => expect(isStorable(value)).toBe(false))

  it('does not recurse', () => {
    expect(isStorable(JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toBe(false)
  })
})
