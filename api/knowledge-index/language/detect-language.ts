import { eld } from 'eld/extrasmall'
import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { type Script, scriptOf } from './script-of.ts'

const longestRead = 2_000

/** The language a text is written in, or undefined when it is none we answer in or too short to tell. */
export function detectLanguage(text: string): SpokenLanguage | undefined {
  const result = eld.detect(text.slice(0, longestRead))
  return result.isReliable() ? spokenLanguage(result.language) : undefined
}

/** Scripts that one language alone is written in, of those we know. */
const ofOneLanguage: Partial<Record<Script, string>> = {
  Greek: 'el',
  Hebrew: 'he',
  Thai: 'th',
  Hangul: 'ko',
  Georgian: 'ka',
  Armenian: 'hy',
}

/**
 * The language somebody writes in, to be told: one we answer in, or another whose script gives it away however short
 * the text is. '' where it cannot be told.
 */
export function toldLanguage(text: string): string {
  const read = text.slice(0, longestRead)
  const script = scriptOf(read)
  if (script === undefined || script === 'Latin') return detectLanguage(text) ?? ''
  if (ofOneLanguage[script]) return ofOneLanguage[script]
  const result = eld.detect(read)
  return script === 'Arabic' || result.isReliable() ? result.language : ''
}

/** The likeliest of some languages for a short text, with how much likelier it is than `usual` (0..1). */
export function likeliest(text: string): {
  language: SpokenLanguage | undefined
  lead: (usual: SpokenLanguage) => number
} {
  const scores = eld.detect(text.slice(0, longestRead)).getScores()
  const ranked = Object.entries(scores).sort((a, b) => b[1] - a[1])
  const first = ranked.find(([tag]) => spokenLanguage(tag))
  return {
    language: spokenLanguage(first?.[0]),
    lead: (usual) => (first?.[1] ?? 0) - (scores[usual] ?? 0),
  }
}
