import { describe, expect, it } from 'vitest'
import { readLine } from './facts.ts'

describe('facts of a line', () => {
  it.each([
    ['Sunday: 11 to 3', 'en'],
    ['Sonntags 11 bis 15', 'de'],
    ['Le dimanche de 11 à 15', 'fr'],
  ] as const)('reads hours said in words: %s', (line, language) => {
    expect([...readLine(line, language).facts]).toContain('hours')
  })

  it.each([
    ['Am 1. und 3. Samstag', 'de'],
    ['Seats 8 to 12 people', 'en'],
  ] as const)('takes no other figures for hours: %s', (line, language) => {
    expect([...readLine(line, language).facts]).not.toContain('hours')
  })
})
