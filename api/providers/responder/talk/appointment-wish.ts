import { type SpokenLanguage, spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { phraseAt, talkLexicons } from './lexicon.ts'
import type { AppointmentWish } from './talk-words.ts'
import { wordsIn } from './words-in.ts'

const mostWords = 20
/** 'I need to cancel' is a wish, 'I need to cancel my newspaper' another one. */
const strangeWords: Record<AppointmentWish, number> = { book: 6, move: 4, cancel: 1 }

/** What somebody wants about an appointment, said as a wish; null for a question and for all else. */
export function appointmentWishIn(
  text: string,
  usual: readonly SpokenLanguage[] = [],
): { wish: AppointmentWish; language: SpokenLanguage; says: 'the wish' | 'more' } | null {
  const words = wordsIn(text)
  if (text.includes('?') || words.length > mostWords) return null
  for (const { language, appointment, filler, tells, asks } of talkLexicons([...usual, ...spokenLanguages])) {
    const found = appointment
      .map((phrase) => ({ phrase, at: words.findIndex((_, at) => phraseAt(phrase, words, at) > 0) }))
      .find(({ at }) => at !== -1)
    if (!found) continue
    const { phrase, at } = found
    const rest = words.filter((_, place) => place < at || place >= at + phrase.words.length)
    const strange = rest.filter((word) => !filler.has(word) && !tells.has(word))
    if (rest.slice(0, at).some((word) => asks.has(word) && !tells.has(word))) return null
    const counted = strange.filter((word) => !asks.has(word))
    if (counted.length > strangeWords[phrase.kind]) return null
    return { wish: phrase.kind, language, says: counted.length > 0 ? 'more' : 'the wish' }
  }
  return null
}
