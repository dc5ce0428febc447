import type { Ask } from './concepts.ts'
import { askOf, conceptsAsked, conceptsSaid, factTerm, factTermsOf } from './concepts.ts'
import { factsOfLine } from './facts.ts'
import { askingWords, stopWords } from './stop-words.ts'
import { daysOfLine, daysOfWord, everyDay } from './weekdays.ts'
import { splitWords, stem } from './words.ts'

const mostQueryWords = 24
const longestQuery = 2_000
const conceptCredit = 0.85
// 'Contact us' names the topic; only the number or address below it is the answer.
const factlessCredit = 0.8
const prefixCredit = 0.7
const shortestPrefix = 4
// Beside a day '9-17' can only be hours.
const hourRange = /\b\d{1,2}\s?(?:-|–|—|to)\s?\d{1,2}\b/

/** One word of a question that carries meaning, with everything that answers to it. */
export interface QueryWord extends Ask {
  /** As it was typed, folded. */
  spelling: string
  /** The stemmed word itself. */
  term: string
  /** Days it names: 'weekend' names two. */
  days: readonly string[]
  /** Concepts it asks for: 'cost' asks for `~price`. */
  concepts: readonly string[]
  /** Facts that answer it outright: a time, a price, a number. Empty when words alone can answer. */
  facts: readonly string[]
}

/** Index terms of one line of a page: stems, days with ranges spelt out, and the concepts it states. */
export function termsOfLine(line: string): string[] {
  const words = splitWords(line)
  const terms: string[] = []
  const concepts = new Set<string>()
  let namesDay = false
  for (const word of words) {
    const known = knownWord(word)
    namesDay ||= known.namesDay
    if (known.term === '') continue
    terms.push(known.term)
    for (const concept of known.concepts) concepts.add(concept)
  }
  terms.push(...concepts)
  const facts = new Set(factsOfLine(line))
  if (namesDay) {
    const isClosed = words.includes('closed')
    const days = daysOfLine(line, words, facts.has('time') || isClosed)
    if (days.size > 0 && (isClosed || hourRange.test(line))) facts.add('time')
    terms.push(...days)
  }
  for (const fact of facts) terms.push(factTerm(fact))
  return terms
}

interface KnownWord {
  /** Its stem; '' for a word that is not indexed by itself. */
  term: string
  concepts: readonly string[]
  namesDay: boolean
}

const mostKnownWords = 20_000
// Pages repeat their words; remembering what each one means halves the time an index takes to build.
const knownWords = new Map<string, KnownWord>()

function knownWord(word: string): KnownWord {
  const known = knownWords.get(word)
  if (known) return known
  const days = daysOfWord(word).length
  const ignored = stopWords.has(word) || askingWords.has(word) || days === 1
  const term = ignored ? '' : stem(word)
  const learnt = {
    term,
    concepts: ignored ? [] : conceptsSaid(term),
    namesDay: days > 0 || word === everyDay,
  }
  if (knownWords.size >= mostKnownWords) knownWords.clear()
  knownWords.set(word, learnt)
  return learnt
}

/** Index terms of a text, line by line. */
export function termsOfText(text: string): string[] {
  return text.split('\n').flatMap(termsOfLine)
}

/** The meaningful words of a question, each once, at most 24, read from its first 2,000 characters. */
export function queryWords(question: string): QueryWord[] {
  const byTerm = new Map<string, QueryWord>()
  const words = splitWords(question.slice(0, longestQuery))
  // 'Where is it from?' asks for an origin, not for an address.
  const ignored = words.includes('from') ? 'where' : ''
  for (const word of words) {
    if (stopWords.has(word) || word === ignored) continue
    const days = daysOfWord(word)
    const term = days.length === 1 ? (days[0] ?? word) : stem(word)
    if (byTerm.has(term)) continue
    byTerm.set(term, toQueryWord(word, term, days))
    if (byTerm.size === mostQueryWords) break
  }
  return [...byTerm.values()]
}

function toQueryWord(spelling: string, term: string, days: readonly string[]): QueryWord {
  const concepts = conceptsAsked(term)
  return { spelling, term, days, concepts, facts: factTermsOf(concepts), ...askOf(term) }
}

/** How well a set of index terms answers one word of a question: 1 for the word itself, less for a relative. */
export function creditOf(word: QueryWord, terms: ReadonlySet<string>): number {
  if (word.facts.some((fact) => terms.has(fact))) return word.certainty
  const isSaid = terms.has(word.term) || word.days.some((day) => terms.has(day))
  if (isSaid) return word.facts.length > 0 ? factlessCredit : 1
  if (word.concepts.some((concept) => terms.has(concept))) return conceptCredit * word.certainty
  if (word.term.length < shortestPrefix) return 0
  for (const term of terms) if (term.startsWith(word.term)) return prefixCredit
  return 0
}
