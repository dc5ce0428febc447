import MiniSearch from 'minisearch'
import type { Findable } from '../core/findable.types.ts'
import { closeness } from './closeness.ts'
import { onlyTelling, tellingWords, termOf, wordsOf } from './find-words.ts'
import { likeTerms } from './like-words.ts'

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
const counts = { said: 1, about: 0.55, alike: 0.8 }

/** A whole page counts a little less than what is on it, unless it is called just so. */
const wholePage = 0.92

/** What a phrase counts whose words are typed in another order: 'speech to text' is not 'text to speech'. */
const otherOrder = 0.95

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
  /** Every word as it is written, and its term, with how much it counts. */
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

  /** The entries that hold a term, by their place. */
  const holders = new Map<string, number[]>()
  for (const [id, { terms }] of prepared.entries()) {
    for (const term of terms.keys()) holders.set(term, [...(holders.get(term) ?? []), id])
  }

  const likeness = new Map<string, Near>()
  /** The terms like a word, and the entries that have one. What was typed is asked again with each key. */
  function near(word: string): Near {
    const known = likeness.get(word)
    if (known) return known
    const found = lookUp(word)
    if (likeness.size >= mostKept) likeness.clear()
    likeness.set(word, found)
    return found
  }

  function lookUp(word: string): Near {
    const term = termOf(word)
    // A slip in its ending is seen in the word alone: the stem of 'notificatons' is none of any word.
    const written =
      word === term || index.search(term, { prefix: false, fuzzy: false }).length > 0 ? [] : [word]
    const terms = new Map<string, number>()
    const fits = new Map<number, number>()
    for (const asked of [term, ...written]) {
      for (const { id, match } of index.search(asked)) {
        const counted = (prepared[id] as Prepared).terms
        for (const like of Object.keys(match)) {
          const close = closeness(asked, like)
          if (close === 0) continue
          const stem = termOf(like)
          terms.set(stem, Math.max(close, terms.get(stem) ?? 0))
          fits.set(id, Math.max(close * (counted.get(like) ?? 0), fits.get(id) ?? 0))
        }
      }
    }
    // The rarer a word, the more it says; one that is nowhere says as much as one that is in two places.
    const places = [...fits.values()].filter((fit) => fit > 0.5).length
    for (const alike of likeTerms(term)) {
      for (const id of holders.get(alike) ?? []) {
        const counted = (prepared[id] as Prepared).terms.get(alike) ?? 0
        fits.set(id, Math.max(counts.alike * counted, fits.get(id) ?? 0))
      }
      terms.set(alike, Math.max(counts.alike, terms.get(alike) ?? 0))
    }
    return { terms, fits, weight: Math.log(1 + prepared.length / (places || 2)) }
  }

  return (query) => {
    const typed = [...new Set(tellingWords(query))].map(near)
    const whole = typed.reduce((sum, { weight }) => sum + weight, 0)
    return [...new Set(typed.flatMap(({ fits }) => [...fits.keys()]))]
      .sort((a, b) => a - b)
      .map((id) => {
        const { entry, phrases } = prepared[id] as Prepared
        const fit = typed.reduce((sum, { fits, weight }) => sum + (fits.get(id) ?? 0) * weight, 0) / whole
        return fit < leastScore
          ? { entry, score: 0 }
          : { entry, score: scoreOf(entry, fit, likest(phrases, typed)) }
      })
      .filter(({ score }) => score >= leastScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostFound)
  }
}

function scoreOf(entry: Findable, fit: number, like: number): number {
  const isPage = entry.id === entry.section
  return fit * (0.85 + 0.15 * like) * (isPage && like < 0.9 ? wholePage : 1)
}

/** How well the typed words are one of some phrases: of what both share, the harmonic mean. */
function likest(phrases: Prepared['phrases'], typed: readonly Near[]): number {
  let best = 0
  for (const phrase of phrases) {
    // The most it could come to.
    if ((2 * typed.length) / (typed.length + Math.max(phrase.length, typed.length)) <= best) continue
    let shared = 0
    let last = -1
    let inOrder = 1
    for (const { terms } of typed) {
      let closest = 0
      let at = -1
      for (let place = 0; place < phrase.length; place += 1) {
        const close = terms.get(phrase[place] as string)
        if (close !== undefined && close > closest) {
          closest = close
          at = place
        }
      }
      if (at >= 0 && at < last) inOrder = otherOrder
      last = Math.max(last, at)
      shared += closest
    }
    best = Math.max(best, (inOrder * 2 * shared) / (typed.length + Math.max(phrase.length, shared)))
  }
  return best
}

function prepare(entry: Findable): Prepared {
  const { label, also, help = '', card } = entry
  const phrases = [tellingWords(label), ...also.map(onlyTelling)].filter((words) => words.length > 0)
  const terms = new Map<string, number>()
  const count = (word: string, by: number) => terms.set(word, by).set(termOf(word), by)
  for (const word of wordsOf(`${help} ${card?.label ?? ''}`)) count(word, counts.about)
  for (const word of phrases.flat()) count(word, counts.said)
  return { entry, terms, phrases: phrases.map((words) => words.map(termOf)) }
}
