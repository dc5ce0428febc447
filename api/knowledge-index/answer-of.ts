import { type Reply, replyOf } from './compose-answer.ts'
import type { Question } from './question.ts'
import type { SiteIndex } from './site-index.ts'

/** A candidate as far as an answer is made from it. */
interface Scored {
  candidate: { unit: number }
  score: number
}

/** What is said, and the candidates' units it is made from, the best first. */
export interface Answer {
  text: string
  from: readonly number[]
  /** Every unit it says. */
  units: readonly number[]
}

/** How far behind the best a second piece may be: no more than an even race. */
const evenWithin = 0.8
/** Longest answer of two pieces, in characters. */
const longestOfTwo = 650
const tried = 4

/** The best candidate's reply; where another is as likely, that one's stands below it. */
export function answerOf(ranked: readonly Scored[], question: Question, site: SiteIndex): Answer {
  const [best, ...others] = ranked
  if (!best) return { text: '', from: [], units: [] }
  const first = replyOf(best.candidate.unit, question, site)
  for (const { candidate, score } of others.slice(0, tried)) {
    if (best.score - score > evenWithin) break
    const second = replyOf(candidate.unit, question, site)
    if (overlap(first, second) || first.text.length + second.text.length > longestOfTwo) continue
    return {
      text: `${first.text}\n\n${second.text}`,
      from: [best.candidate.unit, candidate.unit],
      units: [...first.units, ...second.units],
    }
  }
  return { text: first.text, from: [best.candidate.unit], units: first.units }
}

const overlap = (one: Reply, other: Reply) =>
  other.units.some((unit) => one.units.includes(unit)) ||
  one.text.includes(other.text) ||
  other.text.includes(one.text)
