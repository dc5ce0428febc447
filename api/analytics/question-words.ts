import { likeliest } from '../knowledge-index/language/detect-language.ts'
import { tokens } from '../knowledge-index/language/fold.ts'
import { lexiconOf } from '../knowledge-index/language/lexicon-of.ts'
import { type Script, scriptOf } from '../knowledge-index/language/script-of.ts'
import { stem } from '../knowledge-index/language/stem.ts'

/** What questions are about, word by word. */
export interface QuestionWords {
  /** The script each question is written in. */
  scripts: readonly (Script | undefined)[]
  /** Of each question the numbers of its words: those that say something, or all where none does. */
  of: readonly (readonly number[])[]
  /** Each word as one of the questions writes it, by number. */
  written: readonly string[]
}

/** The most words of a question that are compared. */
const mostOfQuestion = 12
/** The most different words that are compared with each other: a table of so many, squared, is made. */
const mostWords = 2_000

/** Finds what questions are about: what is beyond the first two thousand different words is told by the rest alone. */
export function questionWords(texts: readonly string[]): QuestionWords {
  const numbers = new Map<string, number>()
  const written: string[] = []
  const numbersOf = ({ term, lower }: { term: string; lower: string }): number[] => {
    const known = numbers.get(term)
    if (known !== undefined) return [known]
    if (written.length >= mostWords) return []
    numbers.set(term, written.length)
    return [written.push(lower) - 1]
  }
  return {
    scripts: texts.map(scriptOf),
    of: texts.map((text) => [...new Set(tellingWords(text).slice(0, mostOfQuestion).flatMap(numbersOf))]),
    written,
  }
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

function tellingWords(text: string): { term: string; lower: string }[] {
  const language = likeliest(text).language ?? 'en'
  const { filler, pronouns } = lexiconOf(language)
  const all = tokens(text)
  const telling = all.filter(({ folded }) => !filler.has(folded) && !pronouns.has(folded))
  return (telling.length > 0 ? telling : all).map(({ lower }) => ({ term: stem(lower, language), lower }))
}
