import { describe, expect, it } from 'vitest'
import { indexOptions, matchOptions } from './match-options.ts'

const options = [
  { value: 'fr-CA', label: 'Canadian French', detail: 'français canadien' },
  { value: 'fr', label: 'French', detail: 'français' },
  { value: 'gsw', label: 'Swiss German', keywords: 'Zürich' },
  { value: 'de', label: 'German' },
]
const find = (query: string) => matchOptions(indexOptions(options), query).map(({ value }) => value)

describe('matchOptions', () => {
  it('gives all in order for nothing typed', () => {
    expect(find('')).toEqual(['fr-CA', 'fr', 'gsw', 'de'])
    expect(find('  ')).toHaveLength(4)
  })

  it('puts what begins with the text first', () => {
    expect(find('fr')).toEqual(['fr', 'fr-CA'])
    expect(find('GERMAN')).toEqual(['de', 'gsw'])
  })

  it('leaves accents and case out, in both', () => {
    expect(find('zurich')).toEqual(['gsw'])
    expect(find('FRANÇAIS')).toEqual(['fr-CA', 'fr'])
  })

  it('wants every word, in any order', () => {
    expect(find('german swiss')).toEqual(['gsw'])
    expect(find('german french')).toEqual([])
  })

  it('takes signs of regular expressions as they are', () => expect(find('.*(')).toEqual([]))
})
