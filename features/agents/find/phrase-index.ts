import type { Findable } from '../core/findable.types.ts'
import { isIdle, onlyTelling, termOf, wordsOf } from './find-words.ts'

/** How much a word counts for an entry by where it is written. */
const counts = { said: 1, asked: 0.9, about: 0.55 }

/** How much it counts to be like one of the phrases people ask by: a little less than to be like a name. */
const askedPhrase = 0.95

/** What a word that every question holds weighs in a phrase. */
export const idleWeight = 0.7

/** A term, and where it is. */
export interface Term {
  /** The rarer, the more it says. */
  weight: number
  /** Places of the entries that have it, and how much it counts for each. */
  entries: Map<number, number>
  /** Places of the phrases it is in. */
  phrases: number[]
}

/** A label, a name or a question, and whose it is. */
export interface Phrase {
  entry: number
  terms: readonly string[]
  /** Of all its terms. */
  weight: number
  counts: number
}

export interface PhraseIndex {
  terms: ReadonlyMap<string, Term>
  phrases: readonly Phrase[]
  /** Every word something is told by as it is written, and its term. */
  written: ReadonlyMap<string, string>
}

/** What a term in so many of all places weighs; one that is nowhere by name as much as one in two. */
export function weightOf(places: number, all: number): number {
  return Math.log(1 + all / (places || 2))
}

/** Every term and every phrase of some entries. */
export function indexPhrases(entries: readonly Findable[]): PhraseIndex {
  const terms = new Map<string, Term>()
  const written = new Map<string, string>()
  const phrases: Phrase[] = []

  function termAt(word: string): Term {
    const name = termOf(word)
    const known = terms.get(name) ?? { weight: 0, entries: new Map(), phrases: [] }
    terms.set(name, known)
    return known
  }

  function count(words: readonly string[], entry: number, by: number): void {
    for (const word of words) {
      const { entries: held } = termAt(word)
      written.set(termOf(word), termOf(word)).set(word, termOf(word))
      held.set(entry, Math.max(by, held.get(entry) ?? 0))
    }
  }

  function addPhrase(text: string, entry: number, phraseBy: number): void {
    const words = [...new Set(wordsOf(text))]
    if (words.length === 0) return
    for (const word of words) termAt(word).phrases.push(phrases.length)
    phrases.push({ entry, terms: words.map(termOf), weight: 0, counts: phraseBy })
  }

  for (const [place, { label, also, asks, help = '', card }] of entries.entries()) {
    count(onlyTelling(`${help} ${card?.label ?? ''}`), place, counts.about)
    for (const name of [label, ...also]) {
      count(wordsOf(name).length === 1 ? wordsOf(name) : onlyTelling(name), place, counts.said)
      addPhrase(name, place, 1)
    }
    for (const ask of asks) {
      count(onlyTelling(ask), place, counts.asked)
      addPhrase(ask, place, askedPhrase)
    }
  }
  for (const term of terms.values()) {
    const places = [...term.entries.values()].filter((by) => by > counts.about).length
    term.weight = weightOf(places, entries.length)
  }
  for (const phrase of phrases) {
    phrase.weight = phrase.terms.reduce((sum, term) => sum + weightIn(term, terms), 0)
  }
  return { terms, phrases, written }
}

function weightIn(term: string, terms: ReadonlyMap<string, Term>): number {
  return isIdle(term) ? idleWeight : (terms.get(term)?.weight ?? 0)
}
