import { eld } from 'eld/extrasmall'
import { type AnswerLanguage, answerLanguage } from './languages.ts'

const longestRead = 2_000

/** The language a text is written in, or undefined when it is none we answer in or too short to tell. */
export function detectLanguage(text: string): AnswerLanguage | undefined {
  const result = eld.detect(text.slice(0, longestRead))
  return result.isReliable() ? answerLanguage(result.language) : undefined
}

/** The likeliest of some languages for a short text, with how much likelier it is than `usual` (0..1). */
export function likeliest(text: string): {
  language: AnswerLanguage | undefined
  lead: (usual: AnswerLanguage) => number
} {
  const scores = eld.detect(text.slice(0, longestRead)).getScores()
  const ranked = Object.entries(scores).sort((a, b) => b[1] - a[1])
  const first = ranked.find(([tag]) => answerLanguage(tag))
  return {
    language: answerLanguage(first?.[0]),
    lead: (usual) => (first?.[1] ?? 0) - (scores[usual] ?? 0),
  }
}
