import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CitationFilter } from './citations.ts'

function filter(pieces: readonly string[], sources = 3) {
  const citations = new CitationFilter(sources)
  const text = pieces.map((piece) => citations.push(piece)).join('') + citations.flush()
  return { text, cited: [...citations.cited] }
}

describe('CitationFilter', () => {
  it.each([
    ['We open at 7 [2]. Bring a friend [1, 2].', 'We open at 7. Bring a friend.', [2, 1]],
    ['Two at once [1][3]', 'Two at once', [1, 3]],
    ['The list [9] and [0] and [a]', 'The list [9] and [0] and [a]', []],
    ['A link [1](https://x.example)', 'A link [1](https://x.example)', []],
    ['Open [', 'Open [', []],
  ])('%s', (answer, text, cited) => expect(filter([answer])).toEqual({ text, cited }))

  it.each([
    ['I could not find that. [none]', 'none'],
    ['You are welcome! [chat]', 'chat'],
    ['See [nonsense] and [chats]', undefined],
  ])('%s declares %s, wherever it is cut', (answer, declared) => {
    const citations = new CitationFilter(3)
    const text = [...answer].map((letter) => citations.push(letter)).join('') + citations.flush()
    expect(citations.declared).toBe(declared)
    expect(text).toBe(answer.replace(/ \[(none|chat)\]$/, ''))
  })

  it('does not depend on where the stream is cut', () => {
    const answer = 'We open [1] at 7 [2, 3]. See [4] and [x] [2]'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 10, maxLength: 60 }), (sizes) => {
        const pieces: string[] = []
        let at = 0
        for (const size of sizes) {
          pieces.push(answer.slice(at, at + size))
          at += size
        }
        pieces.push(answer.slice(at))
        expect(filter(pieces)).toEqual({ text: 'We open at 7. See [4] and [x]', cited: [1, 2, 3] })
      }),
    )
  })

  it('holds nothing back that cannot become a mark', () => {
    expect(new CitationFilter(1).push('Plain text.')).toBe('Plain text.')
    expect(new CitationFilter(1).push(`[${'1'.repeat(40)}`)).toHaveLength(41)
  })
})
