import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it.each([
  [['Prompts', 'Harbour cafés'], 'Prompts – Harbour cafés – VoiceGlow'],
  [['Sign in'], 'Sign in – VoiceGlow'],
  [['Widget', undefined], 'Widget – VoiceGlow'],
  [['Widget', ' '], 'Widget – VoiceGlow'],
  [['VoiceGlow'], 'VoiceGlow'],
  [['Prompts', 'Prompts'], 'Prompts – VoiceGlow'],
])('%j is %s', (parts, title) => expect(titleOf(parts, 'VoiceGlow')).toBe(title))
