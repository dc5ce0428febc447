import { moodOf } from './lexicon.ts'
import { isEveryday, type Mood } from './moods.ts'
import type { Item } from './scan.ts'
import { isDark } from './surface-tokens.ts'

/**
 * The look a segment without a part asks for: a mood by name, or a colour to make one of. A colour alone is one
 * only where the word 'theme' or 'everything' stands with it.
 */
export function themeOf(segment: Item[], everything: boolean): Mood | null {
  const isTheme = everything || segment.some(({ kind }) => kind === 'theme')
  const color = segment.find((item) => item.kind === 'colorValue')
  const shade = segment.find((item) => item.kind === 'shade')
  const mood = segment.find((item) => item.kind === 'mood')
  const isMeant = mood && (!isEveryday(mood.word) || segment.some(({ kind }) => kind === 'it'))
  if (mood && (isTheme || (isMeant && !color))) return mood.mood
  if (!isTheme) return null
  const named = moodOf(color?.word ?? '')
  if (named) return named
  if (color) return colorMood(color.word, color.hex, Boolean(shade?.dark))
  return (shade && moodOf(shade.dark ? 'dark' : 'light')) ?? null
}

function colorMood(name: string, primary: string, dark: boolean): Mood {
  const surface = dark ? '#16181B' : '#FFFFFF'
  return {
    name: name.startsWith('#') ? primary : name,
    words: [],
    primary,
    surface,
    header: isDark(primary) || !dark ? primary : '#1D2024',
  }
}
