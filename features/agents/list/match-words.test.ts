import { describe, expect, it } from 'vitest'
import { matchWords } from './match-words.ts'

describe('agent search', () => {
  it.each([
    ['Harbour café', ''],
    ['Harbour café', '  '],
    ['Harbour café', 'har'],
    ['Harbour café', 'CAFE har'],
    ['Yoga-studio (front desk)', 'front'],
    ['مقهى الميناء', 'الميناء'],
  ])('finds %s by %s', (text, search) => expect(matchWords(text, search)).toBe(true))

  it.each([
    ['Harbour café', 'bour'],
    ['Harbour café', 'harbour tea'],
    ['', 'x'],
  ])('does not find %s by %s', (text, search) => expect(matchWords(text, search)).toBe(false))
})
