import MiniSearch from 'minisearch'
import type { Findable } from '../core/findable.types.ts'
import { closeness } from './closeness.ts'
import { onlyTelling, tellingWords, termOf, wordsOf } from './find-words.ts'

/** Something that was found, and how sure that is. */
export interface Found {
  entry: Findable
  /** From 0 to 1: 1 when every word of the query is written at it. */
  score: number
}

/** What is asked for at most, and from which score on (spec 3 §9). */
export const mostFound = 5
export const leastScore = 0.3

/** How much a word counts by where it is written. */
const counts = { said: 1, about: 0.55 }

/** Words whose likeness is remembered. */
const mostKept = 500

/** What a typed word is like. */
interface Near {
  terms: ReadonlyMap<string, number>
  /** How well it fits the entries that have something like it, by their place. */
  fits: ReadonlyMap<number, number>
  weight: number
}

interface Prepared {
  entry: Findable
  /** Every term with how much it counts. */
  terms: ReadonlyMap<string, number>
  /** The label, then the other phrases it is called by. */
  phrases: readonly (readonly string[])[]
}

/** Makes what finds entries by words, which may be begun or misspelt. The best come first. */
export function buildFinder(entries: readonly Findable[]): (query: string) => Found[] {
  const prepared = entries.map(prepare)
  const index = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length > 1,
      // Two swapped letters are two slips to it; `closeness` says how many there may be.
      fuzzy: (term) => (term.length < 4 ? false : term.length < 5 ? 1 : 2),
    },
  })
  index.addAll(prepared.map(({ terms }, id) => ({ id, terms: [...terms.keys()].join(' ') })))

  const likeness = new Map<string, Near>()
  /** The terms like a word, and the entries that have one. What was typed is asked again with each key. */
  function near(word: string): Near {
    const known = likeness.get(word)
    if (known) return known
    const hits = index.search(word)
    const terms = new Map<string, number>()
    for (const term of new Set(hits.flatMap(({ match }) => Object.keys(match)))) {
      const close = closeness(word, term)
      if (close > 0) terms.set(term, close)
    }
    const fits = new Map<number, number>()
    for (const { id, match } of hits) {
      const counted = (prepared[id] as Prepared).terms
      const fit = Math.max(
        ...Object.keys(match).map((term) => (terms.get(term) ?? 0) * (counted.get(term) ?? 0)),
      )
      if (fit > 0) fits.set(id, fit)
    }
    // The rarer a word, the more it says; one that is nowhere says as much as one that is in two places.
    const places = [...fits.values()].filter((fit) => fit > 0.5).length
    const found = { terms, fits, weight: Math.log(1 + prepared.length / (places || 2)) }
    if (likeness.size >= mostKept) likeness.clear()
    likeness.set(word, found)
    return found
  }

  return (query) => {
    const typed = [...new Set(tellingWords(query).map(termOf))].map(near)
    const whole = typed.reduce((sum, { weight }) => sum + weight, 0)
    return [...new Set(typed.flatMap(({ fits }) => [...fits.keys()]))]
      .sort((a, b) => a - b)
      .map((id) => {
        const { entry, phrases } = prepared[id] as Prepared
        const fit = typed.reduce((sum, { fits, weight }) => sum + (fits.get(id) ?? 0) * weight, 0) / whole
        return fit < leastScore
          ? { entry, score: 0 }
          : { entry, score: fit * (0.85 + 0.15 * likest(phrases, typed)) }
      })
      .filter(({ score }) => score >= leastScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostFound)
  }
}

/** How well the typed words are one of some phrases: of what both share, the harmonic mean. */
function likest(phrases: Prepared['phrases'], typed: readonly Near[]): number {
  let best = 0
  for (const phrase of phrases) {
    // The most it could come to.
    if ((2 * typed.length) / (typed.length + Math.max(phrase.length, typed.length)) <= best) continue
    let shared = 0
    for (const { terms } of typed) {
      let closest = 0
      for (const term of phrase) {
        const close = terms.get(term)
        if (close !== undefined && close > closest) closest = close
      }
      shared += closest
    }
    best = Math.max(best, (2 * shared) / (typed.length + Math.max(phrase.length, shared)))
  }
  return best
}

function prepare(entry: Findable): Prepared {
  const { label, also, help = '', card } = entry
  const phrases = [tellingWords(label), ...also.map(onlyTelling)]
    .filter((words) => words.length > 0)
    .map((words) => words.map(termOf))
  const terms = new Map<string, number>()
  for (const word of wordsOf(`${help} ${card?.label ?? ''}`)) terms.set(termOf(word), counts.about)
  for (const term of phrases.flat()) terms.set(term, counts.said)
  return { entry, terms, phrases }
}
