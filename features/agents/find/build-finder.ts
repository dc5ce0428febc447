import type { Findable } from '../core/findable.types.ts'
import { isIdle, wordsOf } from './find-words.ts'
import { likestPhrases } from './likest-phrases.ts'
import { nearWords } from './near-words.ts'
import { indexPhrases } from './phrase-index.ts'

/** Something that was found, and how sure that is. */
export interface Found {
  entry: Findable
  /** From 0 to 1: 1 when it is called just so. */
  score: number
}

/** What is asked for at most, and from which score on (spec 3 §9). */
export const mostFound = 5
export const leastScore = 0.3

/** A whole page counts a little less than what is on it, unless it is called so. */
const wholePage = 0.92

/** From how many words on a question is looked for of which each holds nothing that tells. */
const wholeQuestion = 3

/** How much of a score is how many of the words an entry has; the rest is how like its phrases are. */
const covered = 0.55

/** From which on a page is called what is typed. */
const likeName = 0.6

/** Makes what finds entries by words, which may be begun or misspelt, or by questions. The best come first. */
export function buildFinder(entries: readonly Findable[]): (query: string) => Found[] {
  const index = indexPhrases(entries)
  const near = nearWords(index, entries.length)
  const likest = likestPhrases(index, entries.length)
  const cover = new Float64Array(entries.length)

  /** What has these words; those that say nothing only tell like phrases apart. */
  function ask(telling: readonly string[], idle: readonly string[]): Found[] {
    const typed = telling.map(near)
    const whole = typed.reduce((sum, { weight }) => sum + weight, 0)
    cover.fill(telling.length > 0 ? 0 : 1)
    for (const { entries: places, fits, weight } of typed) {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number
        cover[place] = (cover[place] as number) + ((fits[at] as number) * weight) / whole
      }
    }
    const likeness = likest(typed, idle)
    const found: (Found & { next: number })[] = []
    for (const [place, entry] of entries.entries()) {
      const share = cover[place] as number
      if (share < leastScore) continue
      const { like, next } = likeness(place)
      const score = scoreOf(entry, telling.length > 0 ? share : like, like)
      if (score >= leastScore) found.push({ entry, score, next })
    }
    // Of those called the same, the page, then the one more of whose phrases speak of it.
    return found
      .sort((a, b) => b.score - a.score || isPage(b.entry) - isPage(a.entry) || b.next - a.next)
      .slice(0, mostFound)
      .map(({ entry, score }) => ({ entry, score }))
  }

  return (query) => {
    const words = [...new Set(wordsOf(query))]
    const telling = words.filter((word) => !isIdle(word))
    const idle = words.filter(isIdle)
    const found = telling.length > 0 || idle.length >= wholeQuestion ? ask(telling, idle) : []
    return found.length > 0 || idle.length === 0 ? found : ask(words, [])
  }
}

function isPage({ id, section }: Findable): number {
  return Number(id === section)
}

function scoreOf(entry: Findable, share: number, like: number): number {
  const page = isPage(entry) && like < likeName ? wholePage : 1
  return share * (covered + (1 - covered) * like) * page
}
