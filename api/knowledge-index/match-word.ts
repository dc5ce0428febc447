import type MiniSearch from 'minisearch'
import type { QueryWord } from './language/analyse.ts'
import { creditOf, queryWords } from './language/analyse.ts'

const typoCredit = 0.5
const shortestTypo = 6
const longestTypo = 16
const shortestPrefix = 4

/** Chunks a word was found in: how well each answers it (0..1) and its BM25 score. */
export type WordHits = Map<number, { credit: number; relevance: number }>

/** Two letters swapped is the typing error edit distance misses; tried only when a word is found nowhere. */
export function findOrRespell(engine: MiniSearch, word: QueryWord): { word: QueryWord; found: WordHits } {
  const found = findWord(engine, word)
  if (found.size > 0 || isFamiliar(word)) return { word, found }
  for (const spelling of swappedSpellings(word.spelling)) {
    for (const respelt of queryWords(spelling)) {
      const hits = findWord(engine, respelt)
      if (hits.size > 0) return { word: respelt, found: hits }
    }
  }
  return { word, found }
}

function swappedSpellings(spelling: string): string[] {
  const letters = [...spelling]
  if (letters.length < shortestPrefix || letters.length > longestTypo) return []
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
}

/** A word we know is no typing error: 'price' must not find 'pride'. */
function isFamiliar(word: QueryWord): boolean {
  return word.concepts.length > 0 || word.days.length > 0
}

function findWord(engine: MiniSearch, word: QueryWord): WordHits {
  const variants = new Set([word.term, ...word.days, ...word.concepts, ...word.facts])
  const results = engine.search([...variants].join(' '), {
    prefix: (term) => term === word.term && term.length >= shortestPrefix,
    fuzzy: (term) =>
      term === word.term && !isFamiliar(word) && word.spelling.length >= shortestTypo ? 1 : false,
  })
  const found: WordHits = new Map()
  for (const { id, score, terms } of results) {
    const matched = new Set(terms)
    const credit =
      creditOf(word, matched) || (terms.some((term) => term[0] === word.term[0]) ? typoCredit : 0)
    if (credit > 0) found.set(id, { credit, relevance: score })
  }
  return found
}
