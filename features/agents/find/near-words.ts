import SearchableMap from 'minisearch/SearchableMap'
import { closeness } from './closeness.ts'
import { termOf } from './find-words.ts'
import { likeTerms } from './like-words.ts'
import { type PhraseIndex, weightOf } from './phrase-index.ts'

/** What a typed word is like. */
export interface Near {
  term: string
  weight: number
  /** Places of entries that have something like it, and how well that fits. */
  entries: readonly number[]
  fits: readonly number[]
  /** Places of phrases that hold something like it, and how like that is. */
  phrases: readonly number[]
  likes: readonly number[]
}

/** How much a longer word counts for one that is a word itself. */
const longer = 0.6

/** How much a word counts that is a part of one. */
const joinedWord = 0.85

/** How much a word weighs that is nowhere and like nothing, beside one that is in two places. */
const unknown = 0.45

/** Below so many letters a word's first is right. */
const shortWord = 6

/** Words whose likeness is remembered. */
const mostKept = 500

/** Makes what says what a typed word is like. What was typed is asked again with each key. */
export function nearWords(
  { terms, phrases, written }: PhraseIndex,
  entryCount: number,
): (word: string) => Near {
  const begun = SearchableMap.from([...written]) as SearchableMap<string>
  const kept = new Map<string, Near>()
  const fits = new Float64Array(entryCount)
  const likes = new Float64Array(phrases.length)

  return (word) => {
    const known = kept.get(word)
    if (known) return known
    const found = lookUp(word)
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, found)
    return found
  }

  function lookUp(word: string): Near {
    const term = termOf(word)
    const alike = alikeTerms(word, term)
    fits.fill(0)
    likes.fill(0)
    for (const [other, close] of alike) {
      const { entries, phrases: inPhrases } = terms.get(other) as NonNullable<ReturnType<typeof terms.get>>
      for (const [entry, by] of entries) fits[entry] = Math.max(fits[entry] as number, close * by)
      for (const phrase of inPhrases) likes[phrase] = Math.max(likes[phrase] as number, close)
    }
    const weight = terms.get(term)?.weight ?? weightOfNearest(alike)
    const [entries, fit] = filled(fits)
    const [held, like] = filled(likes)
    return { term, weight, entries, fits: fit, phrases: held, likes: like }
  }

  /** A word that is none weighs what the nearest does. */
  function weightOfNearest(alike: ReadonlyMap<string, number>): number {
    let nearest = 0
    let weight = unknown * weightOf(0, entryCount)
    for (const [term, close] of alike) {
      if (close <= nearest) continue
      nearest = close
      weight = terms.get(term)?.weight ?? weight
    }
    return weight
  }

  /** The terms like a word: itself and what it begins, else what it may be misspelt from; and what means the same. */
  function alikeTerms(word: string, term: string): Map<string, number> {
    const found = new Map<string, number>()
    const put = (other: string, close: number) => {
      if (close > (found.get(other) ?? 0)) found.set(other, close)
    }
    const isKnown = terms.has(term)
    if (isKnown) put(term, 1)
    const forms = word === term ? [term] : [word, term]
    for (const form of forms) {
      if (form.length < 2) continue
      for (const [other, its] of begun.atPrefix(form)) {
        if (its !== term) put(its, closeness(form, other) * (isKnown ? longer : 1))
      }
    }
    if (found.size === 0) {
      joined(word, put)
      for (const form of forms) misspelt(form, put)
    }
    for (const [other, close] of likeTerms(term)) if (terms.has(other)) put(other, close)
    return found
  }

  /** The words of one that is two: 'darkmode', 'retrain'. */
  function joined(word: string, put: (term: string, close: number) => void): void {
    for (let end = 2; end <= word.length - 3; end += 1) {
      const [head, tail] = [word.slice(0, end), word.slice(end)].map((part) => written.get(part))
      const isAgain = end === 2 && word.startsWith('re')
      if (tail === undefined || !(isAgain || (end > 2 && head !== undefined))) continue
      put(tail, joinedWord)
      if (head !== undefined && !isAgain) put(head, joinedWord)
    }
  }

  function misspelt(form: string, put: (term: string, close: number) => void): void {
    // Two swapped letters are two slips to it; `closeness` says how many there may be.
    const most = form.length < 4 ? 0 : form.length < 5 ? 1 : 2
    if (most === 0) return
    for (const [other, [its]] of begun.fuzzyGet(form, most)) {
      // Who misspells a short word begins it rightly: 'hate' is not 'late'.
      if (form.length < shortWord && form[0] !== other[0]) continue
      put(its, closeness(form, other))
    }
  }
}

/** The places of what is more than nothing, and how much it is. */
function filled(values: Float64Array): [places: number[], values: number[]] {
  const places: number[] = []
  const held: number[] = []
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] as number
    if (value === 0) continue
    places.push(place)
    held.push(value)
  }
  return [places, held]
}
