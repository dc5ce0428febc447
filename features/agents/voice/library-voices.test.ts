import { describe, expect, it } from 'vitest'
import { findVoices, libraryVoices } from './library-voices.ts'

const device = [{ name: 'Anna', lang: 'de-DE' }]

describe('the voice library', () => {
  it('lists voices of providers with a key, and the device’s', () => {
    expect(libraryVoices([], device).map(({ key }) => key)).toEqual(['browser Anna'])
    const all = libraryVoices(['deepgram'], device)
    expect(all).toHaveLength(13)
    expect(all.every(({ provider }) => provider !== 'openai')).toBe(true)
  })

  it.each([
    ['', 'masculine', ['Orion', 'Arcas', 'Orpheus', 'Zeus', 'Apollo']],
    ['ORI', 'all', ['Orion']],
    ['de-de', 'all', ['Anna']],
    ['deepgram feminine lu', 'feminine', ['Luna']],
    ['nobody', 'all', []],
  ] as const)('finds %j that sound %s', (text, sounds, names) => {
    const all = libraryVoices(['deepgram'], device)
    expect(findVoices(all, text, sounds).map(({ name }) => name)).toEqual(names)
  })
})
