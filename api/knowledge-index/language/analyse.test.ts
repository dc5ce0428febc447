import { describe, expect, it } from 'vitest'
import { creditOf, queryWords, termsOfLine } from './analyse.ts'
import { factsOfLine } from './facts.ts'
import { splitWords } from './words.ts'

const word = (text: string) => queryWords(text)[0] ?? expect.fail(`no word in ${text}`)
const credit = (question: string, line: string) => creditOf(word(question), new Set(termsOfLine(line)))

describe('splitWords', () => {
  it.each([
    ["What's the Café's Öffnungszeit?", ['whats', 'the', 'cafes', 'offnungszeit']],
    ['7:00 AM', ['7', '00', 'am']],
    ['営業時間', ['営業', '業時', '時間']],
    ['مرحبا بكم', ['مرحبا', 'بكم']],
    ['👋🎉 ‍', []],
  ])('%s', (text, words) => expect(splitWords(text)).toEqual(words))
})

describe('queryWords', () => {
  it('keeps what carries meaning, stemmed, each once', () => {
    expect(
      queryWords('Could you please tell me when the shops open, and open again?').map((one) => one.term),
    ).toEqual(['shop', 'open'])
  })

  it('reads days, their short forms and groups', () => {
    expect(queryWords('Mon weds weekend').map((one) => one.days)).toEqual([
      ['monday'],
      ['wednesday'],
      ['saturday', 'sunday'],
    ])
  })

  it('does not take an origin for an address', () => {
    expect(queryWords('where is it from?')).toEqual([])
    expect(queryWords('where is it?').map((one) => one.term)).toEqual(['where'])
  })

  it('stays small for a message of any length', () => {
    expect(queryWords(Array.from({ length: 9_000 }, (_, index) => `word${index}`).join(' '))).toHaveLength(24)
    expect(queryWords('x'.repeat(10_000))).toHaveLength(1)
  })
})

describe('days of a line', () => {
  const days = (line: string) => termsOfLine(line).filter((term) => term.endsWith('day'))
  it.each([
    ['Mon–Fri: 9:00 to 17:00', 5],
    ['Friday through Monday: closed', 4],
    ['Mon. - Wed. 9-17', 3],
    ['Open daily 8 am to 8 pm', 7],
    ['Weekdays 9 am', 5],
    ['sat, sun', 2],
    ['We sat in the sun', 2],
    ['Enjoy the sun on our terrace', 0],
    ['Join us for your daily routine', 0],
  ])('%s names %i', (line, count) => expect(new Set(days(line)).size).toBe(count))
})

describe('factsOfLine', () => {
  it.each([
    ['(317) 585-8468', ['phone']],
    ['Call +49 30 123456', ['phone']],
    ['hello@cafe.example', ['email']],
    ['1116 Orchard Street', ['address']],
    ['Hauptstraße 12', ['address']],
    ['Golden Valley, MN 55427', ['address']],
    ['From $4.50 a cup', ['price']],
    ['12 euros', ['price']],
    ['7:00 AM to 8:00 PM', ['time']],
    ['open till 8 p.m.', ['time']],
    ['Founded 2009-2011 by 3 friends', []],
    ['Updated 2024-01-31', []],
    ['Every time you order', []],
  ])('%s', (line, facts) => expect(factsOfLine(line)).toEqual(facts))
})

describe('creditOf', () => {
  it('rates the fact above the word above a related word', () => {
    expect(credit('phone?', '(317) 585-8468')).toBe(1)
    expect(credit('phone?', 'By phone')).toBeLessThan(1)
    expect(credit('phone?', 'Call anytime')).toBeGreaterThan(0.5)
    expect(credit('phone?', 'Fresh coffee')).toBe(0)
  })

  it('does not take the time of day for opening hours', () => {
    expect(credit('time?', 'Monday: 7:00 AM')).toBeLessThan(0.55)
    expect(credit('time?', 'Every time you order')).toBe(0)
  })

  it('matches other forms and beginnings of a word', () => {
    expect(credit('founded?', 'Its founder')).toBeGreaterThan(0.5)
    expect(credit('photo?', 'Photography')).toBeGreaterThan(0.5)
  })
})
