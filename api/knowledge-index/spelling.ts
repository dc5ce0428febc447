import type { SiteIndex } from './site-index.ts'

const shortestTypo = 4
const longestTypo = 24
const shortestPrefix = 4
/** From this length on, a word with another first letter may be the same. */
const surelyMistyped = 6

/** A word somebody may have meant. */
export interface Respelling {
  folded: string
  /** 1 for the best reading. */
  credit: number
}

/** Readings of a mistyped word among known ones, best first; none when nothing is near. */
export function respell(folded: string, known: Iterable<string>, isWord: boolean): Respelling[] {
  if (folded.length < shortestTypo || folded.length > longestTypo || /\d/.test(folded)) return []
  // A word of the language is rarely a typing error: only of a word one slip away.
  const allowed = isWord ? 1 : folded.length < 7 ? 1 : 2
  const near: { folded: string; distance: number }[] = []
  let best = allowed + 0.5
  for (const spelling of known) {
    if (Math.abs(spelling.length - folded.length) > allowed || spelling.length < 3) continue
    // A first letter is seldom mistyped.
    const first = spelling[0] === folded[0] ? 0 : 0.5
    if (first > 0 && (isWord || folded.length < surelyMistyped)) continue
    const distance = damerau(folded, spelling, allowed) + first
    if (distance > best) continue
    best = Math.min(best, distance)
    near.push({ folded: spelling, distance })
  }
  return near
    .filter(({ distance }) => distance === best)
    .slice(0, 4)
    .map(({ folded: spelling, distance }) => ({
      folded: spelling,
      credit: 1 - 0.08 * distance - (isWord ? 0.15 : 0),
    }))
}

/** Relatives by their letters: 'bake' of 'bakery', 'preis' inside 'eintrittspreis', the halves of a compound. */
export function* spellingParts(term: string, folded: string, site: SiteIndex): Generator<[string, number]> {
  if (/\d/.test(term) || term.length < shortestPrefix) return
  for (const known of site.places.keys()) {
    if (known.length < 4 || known === term || known[0] === '~') continue
    if (known.startsWith(term)) yield [known, known.length - term.length <= 3 ? 0.85 : 0.65]
    else if (term.startsWith(known) && term.length - known.length <= 4)
      yield [known, term.length - known.length <= 2 ? 0.8 : 0.6]
    else if (term.length >= 5 && known.length >= term.length + 3 && known.includes(term)) yield [known, 0.6]
    else if (
      known.length >= 5 &&
      folded.length >= known.length + 3 &&
      (folded.startsWith(known) || folded.endsWith(known))
    )
      yield [known, 0.5]
  }
}

/** Damerau-Levenshtein distance (optimal string alignment), given up beyond `most`. */
export function damerau(a: string, b: string, most: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length]!
}
