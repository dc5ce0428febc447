import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReasoningFilter } from './reasoning.ts'

function filter(pieces: readonly string[], mayBeginInside = false): string {
  const reasoning = new ReasoningFilter(mayBeginInside)
  let shown = ''
  for (const piece of pieces) {
    const { text, restart } = reasoning.push(piece)
    shown = restart ? text : shown + text
  }
  return shown + reasoning.flush()
}

/** A text in pieces of these lengths. */
function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = []
  let at = 0
  for (const size of sizes) {
    pieces.push(text.slice(at, at + size))
    at += size
  }
  return [...pieces, text.slice(at)]
}

describe('ReasoningFilter', () => {
  it.each([
    ['<think>secret</think>Open at 7.', 'Open at 7.'],
    ['Open <Reasoning >secret</Reasoning > at 7.', 'Open  at 7.'],
    ['<think>secret', ''],
    ['secret</think>Open at 7.', 'Open at 7.'],
    ['2 < 3 and <b> and <thin', '2 < 3 and <b> and <thin'],
    ['a <thinker> b', 'a <thinker> b'],
  ])('%s', (text, shown) => {
    expect(filter([text])).toBe(shown)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }), (sizes) => {
        expect(filter(cut(text, sizes))).toBe(shown)
      }),
    )
  })

  it('shows nothing early of a model that begins inside, and everything of one that did not', () => {
    const reasoning = new ReasoningFilter(true)
    expect(reasoning.push('secret ').text).toBe('')
    expect(reasoning.push('more</think>Open.').text).toBe('Open.')
    expect(filter(['Open ', 'at 7.'], true)).toBe('Open at 7.')
  })

  it('holds nothing back that cannot become a tag', () => {
    expect(new ReasoningFilter().push('a < b').text).toBe('a < b')
    expect(new ReasoningFilter().push(`<think${' '.repeat(40)}`).text).toHaveLength(46)
  })
})
