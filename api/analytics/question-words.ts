import { conceptsOf } from '../knowledge-index/language/concepts.ts'
import { likeliest } from '../knowledge-index/language/detect-language.ts'
import { type Token, tokens } from '../knowledge-index/language/fold.ts'
import type { QuestionType } from '../knowledge-index/language/lexicon.ts'
import { lexiconOf, phraseAt } from '../knowledge-index/language/lexicon-of.ts'
import { type Script, scriptOf } from '../knowledge-index/language/script-of.ts'
import { stem } from '../knowledge-index/language/stem.ts'
import { wordRanks } from '../knowledge-index/language/word-ranks.ts'
import { questionLanguages } from './question-languages.ts'
import { sidesOf } from './question-opposites.ts'

/** What one question says beside what it means. */
export interface QuestionReading {
  /** The script it is written in. */
  script: Script | undefined
  /** Its language, as far as that can be told. */
  language: string
  /** What kinds of answers it asks for. */
  kinds: readonly QuestionType[]
  /** Of which pairs of opposites it names which side. */
  sides: readonly string[]
  /** How many words it has. */
  length: number
  /** Numbers of its words: those that say something, or all where none does. */
  words: readonly number[]
}

/** A word that says something. */
export interface QuestionWord {
  /** As one of the questions writes it. */
  written: string
  /** How rare it is in its language, 0..1. */
  rarity: number
  /** What it names, whatever the language. */
  concepts: readonly string[]
}

/** What questions are about, word by word. */
export interface QuestionWords {
  readings: readonly QuestionReading[]
  words: readonly QuestionWord[]
}

/** The most words of a question that are compared. */
const mostOfQuestion = 12
/** The most different words that are compared with each other: a table of so many, squared, is made. */
const mostWords = 2_000
/** Ranks from which words are rare. */
const [rankScale, rankedWords] = [40, 10_000]

const kinds: ReadonlySet<QuestionType> = new Set([
  ...(['phone', 'email', 'address', 'money', 'hours', 'date'] as const),
  ...(['count', 'duration', 'person', 'reason', 'howto'] as const),
])

/** Finds what questions are about: what is beyond the first two thousand different words is told by the rest alone. */
export function questionWords(texts: readonly string[]): QuestionWords {
  const numbers = new Map<string, number>()
  const words: QuestionWord[] = []
  const languages = questionLanguages(texts)
  const readings = texts.map((text, index): QuestionReading => {
    const language = languages[index]!
    const all = tokens(text)
    const { filler, pronouns } = lexiconOf(language)
    const telling = all.filter(({ folded }) => !filler.has(folded) && !pronouns.has(folded))
    const own = new Set<number>()
    for (const { lower, folded } of (telling.length > 0 ? telling : all).slice(0, mostOfQuestion)) {
      const term = stem(lower, language)
      const known = numbers.get(term)
      if (known !== undefined) own.add(known)
      else if (words.length < mostWords) {
        const rank = wordRanks(language).get(folded) ?? wordRanks(language).get(term)
        numbers.set(term, words.length)
        own.add(words.length)
        words.push({ written: lower, rarity: rarityOf(rank), concepts: conceptsOf(term, folded, language) })
      }
    }
    return {
      ...{ script: scriptOf(text), language, kinds: kindsOf(all, language) },
      ...{ sides: sidesOf(all), length: all.length, words: [...own] },
    }
  })
  return { readings, words }
}

/** Whether a text only points at what was said before ('When was that?'): alone it asks for nothing. */
export function pointsBack(text: string): boolean {
  const { filler, pronouns } = lexiconOf(likeliest(text).language ?? 'en')
  const said = tokens(text)
  return (
    said.some(({ folded }) => pronouns.has(folded)) &&
    said.every(({ folded }) => filler.has(folded) || pronouns.has(folded))
  )
}

function rarityOf(rank: number | undefined): number {
  return rank === undefined
    ? 1
    : 0.15 + 0.85 * Math.min(1, Math.log(1 + rank / rankScale) / Math.log(1 + rankedWords / rankScale))
}

/** Kinds of answers by the longest phrases that ask for them: 'how much time' asks for no price. */
function kindsOf(said: readonly Token[], language: Parameters<typeof lexiconOf>[0]): QuestionType[] {
  const found = lexiconOf(language).asks.flatMap(({ type, phrase }) =>
    said.flatMap((_, at) => {
      const end = at + phraseAt(said, at, phrase)
      return end > at ? [{ type, at, end }] : []
    }),
  )
  const isWithin = (one: (typeof found)[number]) =>
    found.some(({ at, end }) => at <= one.at && end >= one.end && end - at > one.end - one.at)
  const longest = found.filter((one) => kinds.has(one.type) && !isWithin(one))
  return [...new Set(longest.map(({ type }) => type))]
}
