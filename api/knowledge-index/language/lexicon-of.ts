import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { FactKind } from '../fact-kind.ts'
import { type Token, tokens } from './fold.ts'
import type { Lexicon, QuestionType } from './lexicon.ts'
import { lexicons } from './lexicons/index.ts'

/** A phrase as what each of its words must be. */
interface Phrase {
  words: { text: string; open: boolean }[]
}

/** A lexicon ready to be asked. */
export interface CompiledLexicon {
  asks: { type: QuestionType; phrase: Phrase }[]
  filler: ReadonlySet<string>
  states: { fact: FactKind; phrase: Phrase }[]
  everyDay: Phrase[]
  weekend: Phrase[]
  workdays: Phrase[]
  until: ReadonlySet<string>
  timeUnits: Phrase[]
  numbers: ReadonlySet<string>
  streets: ReadonlySet<string>
  roles: ReadonlySet<string>
  openers: Phrase[]
  ourselves: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  /** Every word that tells what is asked for, from four letters on: what a typing error may have meant. */
  words: ReadonlySet<string>
}

const compiled = new Map<SpokenLanguage, CompiledLexicon>()

/** The closed words of a language; compiled once. */
export function lexiconOf(language: SpokenLanguage): CompiledLexicon {
  const known = compiled.get(language)
  if (known) return known
  const made = compile(lexicons[language])
  compiled.set(language, made)
  return made
}

/** How many words a phrase covers from a token on; 0 when it does not stand there. */
export function phraseAt(found: readonly Token[], at: number, { words }: Phrase): number {
  if (at + words.length > found.length) return 0
  for (const [offset, { text, open }] of words.entries()) {
    const folded = found[at + offset]!.folded
    if (text !== '' && (open ? !folded.startsWith(text) : folded !== text)) return 0
  }
  return words.length
}

/** True when one of the phrases stands anywhere in the words. */
export function holdsPhrase(found: readonly Token[], phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => found.some((_, at) => phraseAt(found, at, phrase) > 0))
}

function compile(lexicon: Lexicon): CompiledLexicon {
  const asks = Object.entries(lexicon.asks).flatMap(([type, text]) =>
    phrases(text).map((phrase) => ({ type: type as QuestionType, phrase })),
  )
  return {
    asks,
    words: new Set(
      asks.flatMap(({ phrase }) => phrase.words.map(({ text }) => text)).filter((text) => text.length >= 4),
    ),
    filler: wordSet(lexicon.filler),
    states: Object.entries(lexicon.states).flatMap(([fact, text]) =>
      phrases(text).map((phrase) => ({ fact: fact as FactKind, phrase })),
    ),
    everyDay: phrases(lexicon.everyDay),
    weekend: phrases(lexicon.weekend),
    workdays: phrases(lexicon.workdays),
    until: wordSet(lexicon.until.replaceAll('|', ' ')),
    timeUnits: phrases(lexicon.timeUnits),
    numbers: wordSet(lexicon.numbers),
    streets: wordSet(lexicon.streets),
    roles: wordSet(lexicon.roles),
    openers: phrases(lexicon.openers),
    ourselves: wordSet(lexicon.ourselves),
    pronouns: wordSet(lexicon.pronouns),
  }
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(tokens(text).map(({ folded }) => folded))
}

function phrases(text: string): Phrase[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({
      words: part.split(/\s+/).flatMap((word) => {
        if (word === '*') return [{ text: '', open: true }]
        const open = word.endsWith('*')
        const pieces = tokens(word)
        return pieces.map(({ folded }, index) => ({
          text: folded,
          open: open && index === pieces.length - 1,
        }))
      }),
    }))
    .filter(({ words }) => words.length > 0)
}
