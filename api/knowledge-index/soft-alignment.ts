import { cosine } from './cosine.ts'
import type { Question, Term } from './question.ts'
import type { SiteIndex } from './site-index.ts'

/** Unrelated words are this alike; as alike as `surely` they mean the same. */
const unrelated = 0.4
const surely = 0.85
/** The most that meaning alone counts for a word. */
const mostCredit = 0.9

/** How well each word of a question is met by words of the same or a like meaning, 0..1. */
export interface SoftMet {
  /** In the unit itself. */
  text: number[]
  /** In the headings above it. */
  heading: number[]
}

/**
 * Compares a question's words with those of units one by one: what letters, synonyms and spelling miss.
 * @param byTerm meanings of the site's words; without any, only words that stand for one another meet
 */
export function softAlignment(
  question: Question,
  site: SiteIndex,
  byTerm: ReadonlyMap<string, Float32Array> | undefined = site.meanings?.byTerm,
): (unit: number) => SoftMet {
  const { terms } = question
  const known = terms.map(() => new Map<string, number>())

  function credit(term: Term, index: number, word: string): number {
    const exact = term.found.get(word)
    if (exact !== undefined) return exact
    const { vector, figure } = term
    if (!vector || figure || word[0] === '~') return 0
    const before = known[index]!.get(word)
    if (before !== undefined) return before
    const other = byTerm?.get(word)
    const alike = other ? cosine(vector, other) : 0
    const made = Math.min(mostCredit, Math.max(0, (alike - unrelated) / (surely - unrelated)))
    known[index]!.set(word, made)
    return made
  }

  const best = (words: Iterable<string>) =>
    terms.map((term, index) => {
      let most = 0
      for (const word of words) most = Math.max(most, credit(term, index, word))
      return most
    })

  const ofSection = new Map<number, number[]>()
  return (unit) => {
    const { section } = site.units[unit]!
    let heading = ofSection.get(section)
    if (!heading) {
      heading = best(site.headings[section]!)
      ofSection.set(section, heading)
    }
    return { text: best(site.terms[unit]!), heading }
  }
}
