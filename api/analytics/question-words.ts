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

/** Finds what questions are about. */
export function questionWords(texts: readonly string[]): QuestionWords {
  const numbers = new Map<string, number>()
  const written: string[] = []
  const numberOf = ({ term, lower }: { term: string; lower: string }) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, written.length)
    return written.push(lower) - 1
  }
  return {
    scripts: texts.map(scriptOf),
    of: texts.map((text) => [...new Set(tellingWords(text).map(numberOf))]),
    written,
  }
}

function tellingWords(text: string): { term: string; lower: string }[] {
  const language = likeliest(text).language ?? 'en'
  const { filler, pronouns } = lexiconOf(language)
  const all = tokens(text)
  const telling = all.filter(({ folded }) => !filler.has(folded) && !pronouns.has(folded))
  return (telling.length > 0 ? telling : all).map(({ lower }) => ({ term: stem(lower, language), lower }))
}
