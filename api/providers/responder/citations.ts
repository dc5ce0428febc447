const longestMark = 32
const mark = / ?\[(\d{1,3}(?:, ?\d{1,3}){0,5}|none|chat)\](?!\()/g
const openMark = /^\[(?:[\d, ]*|n(?:o(?:ne?)?)?|c(?:h(?:at?)?)?)$/

/** What a model says of its whole answer: the sources do not hold it, or nothing was asked that they could hold. */
export type Declared = 'none' | 'chat'

/**
 * Takes the marks `[n]`, `[n, m]`, `[none]` and `[chat]` out of an answer while it streams and remembers what they say.
 * A mark may be split over deltas, so an open bracket is held back until it is decided.
 */
export class CitationFilter {
  /** Cited source numbers in order of first use, from 1. */
  readonly cited = new Set<number>()
  /** The last `[none]` or `[chat]`. */
  declared: Declared | undefined
  readonly #sources: number
  #held = ''

  /** @param sources how many sources can be cited; other bracketed numbers are the author's own words */
  constructor(sources: number) {
    this.#sources = sources
  }

  /** The text to show for the next piece of the answer. */
  push(delta: string): string {
    const text = this.#withoutMarks(this.#held + delta)
    const open = text.lastIndexOf('[')
    const undecided = open !== -1 && text.length - open < longestMark && openMark.test(text.slice(open))
    const shown = undecided ? text.slice(0, open) : text
    // A mark takes the blank before it along, so that blank waits for what follows.
    const kept = shown.endsWith(' ') ? shown.slice(0, -1) : shown
    this.#held = text.slice(kept.length)
    return kept
  }

  /** What was held back when the answer ends. */
  flush(): string {
    const rest = this.#held
    this.#held = ''
    return rest
  }

  #withoutMarks(text: string): string {
    return text.replace(mark, (whole, list: string) => {
      if (list === 'none' || list === 'chat') {
        this.declared = list
        return ''
      }
      const numbers = list.split(',').map(Number)
      if (numbers.some((number) => number < 1 || number > this.#sources)) return whole
      for (const number of numbers) this.cited.add(number)
      return ''
    })
  }
}
