/** How long typing must rest before it is searched for, in milliseconds (spec 3 §2, §9). */
export const searchRest = 300

/** Above this score it is a strong match, which one is led to (spec 3 §9). */
const strongScore = 0.8
const goodScore = 0.6

/** Milliseconds after a page change in which nobody is led anywhere. */
const quietAfterPage = 1000

/** What is said of a match. */
export function badgeOf(score: number): 'Strong match' | 'Good match' | 'Possible match' {
  if (score > strongScore) return 'Strong match'
  return score > goodScore ? 'Good match' : 'Possible match'
}

/** What decides whether the search goes somewhere by itself. */
export interface Moment {
  /** Of the best match; undefined without one. */
  score: number | undefined
  /** Whether the focus is in the box. */
  isFocused: boolean
  /** Milliseconds since the page or its sub-tab changed. */
  sincePage: number
  /** Whether it was asked to wait for Enter. */
  waitsForEnter: boolean
  /** Whether going there would ask about unsaved changes. */
  wouldAsk: boolean
}

/** Whether the search leads to its best match without Enter (spec 3 §2). */
export function leadsThere({ score = 0, isFocused, sincePage, waitsForEnter, wouldAsk }: Moment): boolean {
  return score > strongScore && isFocused && sincePage >= quietAfterPage && !waitsForEnter && !wouldAsk
}
