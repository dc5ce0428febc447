import { describe, expect, it } from 'vitest'
import { matchesSearch, searchWords, titleKey } from './search-words.ts'

describe('the words of a text', () => {
  it.each([
    ['Harbour café', ['harbour', 'cafe']],
    ['Yoga-studio (front desk)', ['yoga', 'studio', 'front', 'desk']],
    ['ＦＵＬＬ width ﬁne', ['full', 'width', 'fine']],
    ['مقهى الميناء', ['مقهى', 'الميناء']],
    [' \u{1F44B} — !', []],
  ])('of %s are without case and accents', (text, words) => expect(searchWords(text)).toEqual(words))
})

describe('search', () => {
  it.each([
    ['Harbour café', ''],
    ['Harbour café', ' !'],
    ['Harbour café', 'har'],
    ['Harbour café', 'CAFE har'],
    ['مقهى الميناء', 'الميناء'],
  ])('finds %s by %s', (text, search) => expect(matchesSearch(text, search)).toBe(true))

  it.each([
    ['Harbour café', 'bour'],
    ['Harbour café', 'harbour tea'],
    ['', 'x'],
  ])('does not find %s by %s', (text, search) => expect(matchesSearch(text, search)).toBe(false))
})

describe('the key of a title', () => {
  it('sorts without case and accents, and numbers by their value', () => {
    const titles = ['Branch 10', 'éclair', 'branch 9', 'Zoo', 'Ábaco']
    const sorted = titles.sort((a, b) => (titleKey(a) < titleKey(b) ? -1 : 1))
    expect(sorted).toEqual(['Ábaco', 'branch 9', 'Branch 10', 'éclair', 'Zoo'])
  })

  it('never grows past what a cursor can carry', () => {
    expect(new TextEncoder().encode(titleKey('\u{20000}'.repeat(200))).length).toBeLessThanOrEqual(120)
    expect(titleKey('a'.repeat(200))).toHaveLength(120)
  })
})
