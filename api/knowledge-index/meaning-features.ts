import type { Candidate } from './candidates.ts'
import type { Question } from './question.ts'
import type { SiteIndex } from './site-index.ts'
import { type SoftMet, softAlignment } from './soft-alignment.ts'

/** What the meaning of a question and its words says for a candidate, seen beside the others; by feature name. */
export type MeaningFeatures = Record<
  | 'softText'
  | 'softAny'
  | 'softSquare'
  | 'softGap'
  | 'softMissing'
  | 'standsOut'
  | 'outGap'
  | 'nearAlike'
  | 'alikeFirst'
  | 'softFirst'
  | 'headingFirst'
  | 'alikeSoft'
  | 'headingSoft',
  number
>

/** A word in a heading counts a little less than one in the line itself. */
const headingWorth = 0.9
/** Deviations from the mean that make 1. */
const farOut = 4

/** The features of every candidate of one question, in order. */
export function meaningFeatures(
  candidates: readonly Candidate[],
  question: Question,
  site: SiteIndex,
): MeaningFeatures[] {
  const align = softAlignment(question, site)
  const soft = candidates.map(({ unit }) => align(unit))
  const any = soft.map((met) => shareBy(question, (term) => bestOf(met, term)))
  const mostAny = Math.max(0, ...any)
  const mostOut = Math.max(...candidates.map(({ standsOut }) => standsOut))
  const byAlike = ranksOf(candidates.map(({ alike }) => alike))
  const byHeading = ranksOf(candidates.map(({ headingAlike }) => headingAlike))
  const bySoft = ranksOf(any)
  return candidates.map(({ alike, headingAlike, standsOut, nearAlike }, index) => {
    const share = any[index]!
    const met = soft[index]!
    return {
      softText: shareBy(question, (term) => met.text[term]!),
      softAny: share,
      softSquare: share * share,
      softGap: mostAny - share,
      softMissing: Math.max(
        0,
        ...question.terms.map(
          ({ rarity }, term) => rarity * (1 - Math.max(met.text[term]!, met.heading[term]!)),
        ),
      ),
      standsOut: standsOut / farOut,
      outGap: (mostOut - standsOut) / farOut,
      nearAlike,
      alikeFirst: 1 / byAlike[index]!,
      softFirst: 1 / bySoft[index]!,
      headingFirst: headingAlike > 0 ? 1 / byHeading[index]! : 0,
      alikeSoft: share * alike,
      headingSoft: share * headingAlike,
    }
  })
}

const bestOf = ({ text, heading }: SoftMet, term: number) =>
  Math.max(text[term]!, headingWorth * heading[term]!)

function shareBy({ terms }: Question, read: (term: number) => number): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  return terms.reduce((sum, { weight }, index) => sum + weight * read(index), 0) / total
}

/** The place of each number among all, from 1; equal ones share theirs. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => 1 + values.filter((other) => other > value).length)
}
