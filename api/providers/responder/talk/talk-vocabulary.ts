import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { likeliest } from '../../../knowledge-index/language/detect-language.ts'
import { type AskingWords, askingWords } from './asking-words.ts'
import { keyOf, phraseAt, type TalkLexicon, talkLexicons } from './lexicon.ts'
import { wordsIn } from './words-in.ts'

type Lists = Record<'core' | 'closes' | 'takesWhether' | 'beside' | 'leads' | 'whether', ReadonlySet<string>>

/** The words by which one language's small talk and announcements are told. */
export interface Vocabulary extends Lists {
  lexicon: TalkLexicon
  order: AskingWords['asksWhether']
}

const made = new Map<SpokenLanguage, Vocabulary>()

/** Every language's. */
export function vocabularies(): Vocabulary[] {
  return talkLexicons([]).map((lexicon) => {
    const vocabulary = made.get(lexicon.language) ?? makeVocabulary(lexicon)
    made.set(lexicon.language, vocabulary)
    return vocabulary
  })
}

function makeVocabulary(lexicon: TalkLexicon): Vocabulary {
  const { asksWhether: order, ...lists } = askingWords[lexicon.language]
  const setOf = (list: keyof Lists) => new Set(wordsIn(lists[list]))
  return {
    ...{ lexicon, order, core: setOf('core'), closes: setOf('closes'), takesWhether: setOf('takesWhether') },
    ...{ beside: setOf('beside'), leads: setOf('leads'), whether: setOf('whether') },
  }
}

/** How many words a courtesy takes up at a place; 0 where none stands there. */
export function courtesyAt(words: readonly string[], at: number, { hears }: TalkLexicon): number {
  const phrase = hears
    .get(keyOf(words[at]!))
    ?.find((one) => courtesies.has(one.kind) && phraseAt(one, words, at) > 0)
  return phrase?.words.length ?? 0
}

const courtesies = new Set(['greeting', 'thanks', 'goodbye', 'yes', 'no'])

/** The words of the language that a text is written in: that whose everyday words it holds most of. */
export function vocabularyOf(text: string): Vocabulary {
  const words = wordsIn(text)
  const known = vocabularies()
  const counts = known.map((one) => words.filter((_, at) => isEveryday(words, at, one)).length)
  const most = Math.max(...counts)
  const best = known.filter((_, at) => counts[at] === most)
  if (best.length === 1) return best[0]!
  const { language } = likeliest(text)
  return best.find(({ lexicon }) => lexicon.language === language) ?? best[0]!
}

function isEveryday(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  const { lexicon, core, beside, leads } = vocabulary
  const lists = [lexicon.asks, lexicon.filler, lexicon.tells, core, beside, leads]
  return lists.some((list) => list.has(words[at]!)) || courtesyAt(words, at, lexicon) > 0
}
