import { describe, expect, it } from 'vitest'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { agentThemeJson } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildTheme } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { inWords, readColours, usesTheme } from './colours.ts'

const terracotta = agentThemeJson('#B4532A')

describe('an agent’s colours', () => {
  it('are the product’s when there are none', () => {
    expect(readColours('')).toEqual({ state: 'none', theme: defaultTheme })
  })

  it('are its own when they can be read, with or without #', () => {
    const own = { state: 'own', theme: buildTheme('#B4532A') }
    expect(readColours(terracotta)).toEqual(own)
    expect(readColours(terracotta.replace('#', ''))).toEqual(own)
  })

  it('are the product’s, and why, when they cannot', () => {
    expect(readColours('{broken')).toEqual({
      state: 'unreadable',
      theme: defaultTheme,
      message: 'Theme is not valid JSON.',
    })
  })

  it.each([
    ['', 'VoiceGlow'],
    [terracotta, '#B4532A'],
    ['{broken', 'Not readable'],
  ])('have words: %.12j is %s', (json, words) => expect(inWords(json, 'VoiceGlow')).toBe(words))
})

describe('usesTheme', () => {
  it('is to have the same colours for the same mode', () => {
    expect(usesTheme(readColours(terracotta), buildTheme('#B4532A'))).toBe(true)
    expect(usesTheme(readColours(terracotta), buildTheme('#B4532A', 'dark'))).toBe(false)
    expect(usesTheme(readColours(terracotta), buildTheme('#B4532B'))).toBe(false)
  })

  it('is not to have none, though it looks the same', () => {
    expect(usesTheme(readColours(''), defaultTheme)).toBe(false)
    expect(usesTheme(readColours('{broken'), defaultTheme)).toBe(false)
  })
})
