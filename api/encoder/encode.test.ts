import { describe, expect, it } from 'vitest'
import { createEncoder } from './encode.ts'
import fixtures from './fixtures.json' with { type: 'json' }
import { packVector, unpackVector } from './kept-vector.ts'
import { maxCharacters } from './limits.ts'
import { createTokenizer } from './tokenizer.ts'
import { readVocabulary } from './vocabulary.ts'

const texts = fixtures.map(({ text }) => text)
const nearness = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

describe('tokenizer', () => {
  const tokenize = createTokenizer(readVocabulary())

  it.each(fixtures)('cuts as the original does: $text', ({ text, pieces }) => {
    expect(tokenize(text)).toEqual(pieces)
  })

  it('knows nothing but spaces as no text', () => {
    expect(tokenize(' \t\n ')).toEqual(tokenize(''))
    expect(tokenize('')).toHaveLength(3)
  })

  it('takes each letter of a script it has no pieces of as unknown', () => {
    const unknown = tokenize('')[1]
    expect(tokenize('привет').filter((piece) => piece === unknown)).toHaveLength(6)
  })
})

describe('encoder', () => {
  const encoder = createEncoder()
  const vectors = encoder.encode(texts)

  it('answers as the original does', () => {
    const first = vectors.map((vector) => [...vector.slice(0, 16)])
    const numberErrors = fixtures.flatMap(({ vector }, row) =>
      vector.map((v, i) => Math.abs(v - first[row]![i]!)),
    )
    const cosineErrors = fixtures.flatMap(({ cosines }, row) =>
      [1, 5, 12].map((step, i) => {
        const other = vectors[(row + step) % vectors.length]!
        return Math.abs(cosines[i]! - nearness(vectors[row]!, other))
      }),
    )
    // The fixtures have four digits, so half of the last is their own error.
    expect(Math.max(...numberErrors)).toBeLessThan(0.0002)
    expect(Math.max(...cosineErrors)).toBeLessThan(0.0002)
  })

  it('answers the very same without vector instructions', () => {
    const some = texts.slice(0, 3)
    expect(createEncoder('plain').encode(some)).toEqual(encoder.encode(some))
  })

  it('answers one text as it answers it among others', () => {
    expect(encoder.encode([texts[7]!])).toEqual([vectors[7]])
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['10,000 characters', 'a long text '.repeat(834)],
    ['10,000 characters without a space', 'x'.repeat(10_000)],
    ['emoji', '😀👩‍👩‍👧 🇩🇪'],
    ['half an emoji', '\ud83d'],
    ['other scripts', 'привет мир 你好 こんにちは مرحبا'],
    ['a character that becomes many', '\ufdfa'.repeat(400)],
    ['zeros', '\0\0\0'],
  ])('gives %s 512 numbers of length 1', (_, text) => {
    const [vector] = encoder.encode([text])
    expect(vector).toHaveLength(512)
    expect(nearness(vector!, vector!)).toBeCloseTo(1, 4)
  })
  it('puts the same meaning near across languages', () => {
    const [question, same, other] = encoder.encode([
      'What are your opening hours?',
      'Wie sind Ihre Öffnungszeiten?',
      'My parcel has not arrived.',
    ])
    expect(nearness(question!, same!)).toBeGreaterThan(nearness(question!, other!) + 0.2)
  })

  it('reads the first characters only', () => {
    const [cut, long] = encoder.encode(['b '.repeat(maxCharacters / 2), 'b '.repeat(maxCharacters)])
    expect(long).toEqual(cut)
  })

  it('gives vectors that outlive being kept in bytes', () => {
    for (const vector of encoder.encode(texts.slice(0, 8)))
      expect(nearness(unpackVector(packVector(vector)), vector)).toBeGreaterThan(0.999)
  })
})
