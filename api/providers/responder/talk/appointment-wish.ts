import { type SpokenLanguage, spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { phraseAt, talkLexicons } from './lexicon.ts'
import type { AppointmentWish } from './talk-words.types.ts'
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
    const covered = new Set<number>()
    const kinds = new Set<AppointmentWish>()
    for (const phrase of appointment) {
      const at = words.findIndex((_, place) => phraseAt(phrase, words, place) > 0)
      if (at === -1) continue
      kinds.add(phrase.kind)
      for (let place = at; place < at + phrase.words.length; place++) covered.add(place)
    }
    const wish = (['cancel', 'move', 'book'] as const).find((kind) => kinds.has(kind))
    if (!wish) continue
    // 'Can I cancel' asks; 'I need to cancel' and 'quiero cancelar' wish.
    const wishes = appointment.some((phrase) => phrase.words[0]!.text === words[0])
    if (asks.has(words[0]!) && !wishes) return null
    const strange = words.filter(
      (word, place) => !covered.has(place) && ![filler, tells, asks].some((known) => known.has(word)),
    )
    if (strange.length > strangeWords[wish]) return null
    return { wish, language, says: strange.length > 0 ? 'more' : 'the wish' }
  }
  return null
}
