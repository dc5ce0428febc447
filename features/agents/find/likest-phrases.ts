import { termOf } from './find-words.ts'
import type { Near } from './near-words.ts'
import { idleWeight, type PhraseIndex } from './phrase-index.ts'

/** What a phrase counts whose words are typed in another order: 'speech to text' is not 'text to speech'. */
const otherOrder = 0.9

/** How much the likest phrase of an entry counts beside the next two. */
const first = 0.75

/** From which on a phrase is looked at more closely. */
const looksLike = 0.5

/** How like an entry's phrases are, and how like the second and third are alone. */
interface Likeness {
  like: number
  next: number
}

/** Makes what says how like an entry's phrases are to what is typed: of what both share, the harmonic mean. */
export function likestPhrases(
  { terms, phrases }: PhraseIndex,
  entryCount: number,
): (typed: readonly Near[], idle: readonly string[]) => (entry: number) => Likeness {
  const shared = new Float64Array(phrases.length)
  /** The three likest of each entry. */
  const best = new Float64Array(3 * entryCount)

  function share(typed: readonly Near[], idle: readonly string[]): void {
    shared.fill(0)
    for (const { phrases: places, likes, weight } of typed) {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number
        shared[place] = (shared[place] as number) + (likes[at] as number) * weight
      }
    }
    for (const word of idle) {
      for (const place of terms.get(termOf(word))?.phrases ?? []) {
        const sum = shared[place] as number
        if (sum > 0 || typed.length === 0) shared[place] = sum + idleWeight
      }
    }
  }

  function keep(entry: number, like: number): void {
    const at = 3 * entry
    const [one, two, three] = [best[at] as number, best[at + 1] as number, best[at + 2] as number]
    if (like <= three) return
    best[at] = Math.max(one, like)
    best[at + 1] = like > one ? one : Math.max(two, like)
    best[at + 2] = like > two ? two : like
  }

  return (typed, idle) => {
    const known = idle.filter((word) => terms.has(termOf(word)))
    const whole = typed.reduce((sum, { weight }) => sum + weight, idleWeight * known.length)
    share(typed, known)
    best.fill(0)
    for (let place = 0; place < phrases.length; place += 1) {
      const sum = shared[place] as number
      if (sum === 0) continue
      const { entry, weight, counts, terms: held } = phrases[place] as (typeof phrases)[number]
      const like = (2 * counts * sum) / (whole + Math.max(weight, sum))
      keep(entry, like > looksLike && isOtherOrder(typed, held) ? like * otherOrder : like)
    }
    return (entry) => {
      const at = 3 * entry
      const one = best[at] as number
      const next = ((best[at + 1] as number) + (best[at + 2] as number)) / 2
      return { like: one > 0.99 ? 1 : first * one + (1 - first) * next, next }
    }
  }
}

/** Whether a phrase has the typed words in another order. */
function isOtherOrder(typed: readonly Near[], held: readonly string[]): boolean {
  let last = -1
  for (const { term } of typed) {
    const at = held.indexOf(term)
    if (at === -1) continue
    if (at < last) return true
    last = at
  }
  return false
}
