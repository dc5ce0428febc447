import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffText } from './diff-text.ts'

const side = (before: string, after: string, gone: 'added' | 'removed') =>
  diffText(before, after)
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join('')

describe('what changed between two texts', () => {
  it('is told word by word in a changed line', () => {
    expect(diffText('Open from nine to five.', 'Open from ten to five.')).toEqual([
      { kind: 'same', text: 'Open from ' },
      { kind: 'removed', text: 'nine' },
      { kind: 'added', text: 'ten' },
      { kind: 'same', text: ' to five.' },
    ])
  })

  it('leaves unchanged lines alone', () => {
    expect(diffText('One\nTwo\nThree\n', 'One\nThree\nFour\n')).toEqual([
      { kind: 'same', text: 'One\n' },
      { kind: 'removed', text: 'Two\n' },
      { kind: 'same', text: 'Three\n' },
      { kind: 'added', text: 'Four\n' },
    ])
  })

  it.each([
    ['', '', []],
    ['same', 'same', [{ kind: 'same', text: 'same' }]],
    ['', 'new', [{ kind: 'added', text: 'new' }]],
    ['old', '', [{ kind: 'removed', text: 'old' }]],
  ])('from %j to %j is %j', (before, after, parts) => expect(diffText(before, after)).toEqual(parts))

  it('of two long texts with nothing in common is one instead of the other', () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ')
    expect(diffText(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })

  it('always holds both texts whole', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '👋'), maxLength: 60 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(side(before, after, 'added')).toBe(before)
        expect(side(before, after, 'removed')).toBe(after)
      }),
    )
  })
})
