import { describe, expect, it } from 'vitest'
import { cutName } from './cut-name.ts'

describe('a name in twenty characters', () => {
  it.each([
    ['', ''],
    ['Harbour cafés', 'Harbour cafés'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['x'.repeat(21), `${'x'.repeat(20)}…`],
    ['The corner bakery at the harbour', 'The corner bakery at…'],
    ['👩‍👩‍👧'.repeat(20), '👩‍👩‍👧'.repeat(20)],
    ['👩‍👩‍👧'.repeat(21), `${'👩‍👩‍👧'.repeat(20)}…`],
    ['مقهى الميناء في المدينة القديمة', 'مقهى الميناء في المد…'],
  ])('%s is %s', (name, cut) => expect(cutName(name, 20)).toBe(cut))
})
