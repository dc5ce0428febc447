import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunkDocument } from './chunk.ts'

describe('chunkDocument', () => {
  it('keeps the heading path and the offsets of every line', () => {
    const content =
      '# Café\n\nIntro.\n\n## Hours ##\n- Sunday: Closed\r\n- Monday: 7 to 8\n\n## Team\n\n### Ann\nBarista'
    const chunks = chunkDocument(content, 1000)
    expect(chunks.map(({ headings, text }) => [headings.join(' > '), text])).toEqual([
      ['Café', 'Intro.'],
      ['Café > Hours', '- Sunday: Closed\r\n- Monday: 7 to 8'],
      ['Café > Team > Ann', 'Barista'],
    ])
    expect(chunks[1]?.lines.map((line) => line.text)).toEqual(['- Sunday: Closed', '- Monday: 7 to 8'])
    for (const chunk of chunks) {
      expect(content.slice(chunk.start, chunk.end)).toBe(chunk.text)
      for (const line of chunk.lines) expect(content.slice(line.start, line.end)).toBe(line.text)
    }
  })

  it('keeps a heading with nothing below it as text', () => {
    expect(chunkDocument('## Free delivery\n## Hours\nMonday').map((chunk) => chunk.text)).toEqual([
      'Free delivery',
      'Monday',
    ])
  })

  it('does not mistake other lines for headings', () => {
    expect(chunkDocument('#hashtag\n####### seven\nC# is a language')[0]?.headings).toEqual([])
  })

  it('starts a new chunk before the line that does not fit', () => {
    expect(chunkDocument('aaaa\nbbbb\ncccc', 9).map((chunk) => chunk.text)).toEqual(['aaaa\nbbbb', 'cccc'])
  })

  it('splits an over-long line at sentences, an over-long sentence at blanks', () => {
    expect(chunkDocument('One two. Three four. Five.', 12).map((chunk) => chunk.text)).toEqual([
      'One two.',
      'Three four.',
      'Five.',
    ])
    expect(chunkDocument('alpha beta gamma', 11).map((chunk) => chunk.text)).toEqual(['alpha beta', 'gamma'])
  })

  it('has nothing to say about an empty document', () => {
    expect(chunkDocument(' \n\n\t\n ')).toEqual([])
  })

  it('never exceeds the limit, loses a word or splits a surrogate pair', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'é', '😀', '👩‍👧', 'ש', '中', ' ', '.', '# ', '- ', '\n', '\r\n', ': '),
      maxLength: 200,
    })
    fc.assert(
      fc.property(line, fc.integer({ min: 2, max: 60 }), (content, limit) => {
        const chunks = chunkDocument(content, limit)
        for (const chunk of chunks) {
          expect(chunk.text.length).toBeLessThanOrEqual(limit)
          expect(chunk.text).not.toMatch(/\p{Surrogate}/u)
        }
        const letters = (text: string) => text.replace(/[\s#]/g, '')
        const kept = letters(chunks.flatMap((chunk) => chunk.lines.map((one) => one.text)).join(''))
        const headings = chunks.flatMap((chunk) => chunk.headings).join('')
        for (const letter of new Set(letters(content))) expect(kept + headings).toContain(letter)
      }),
    )
  })
})
