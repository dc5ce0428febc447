import { cosine } from '../knowledge-index/cosine.ts'
import { areOpposite } from './question-opposites.ts'
import type { QuestionWord, QuestionWords } from './question-words.ts'

/** Different questions with what they and their words mean; vectors are of length 1. */
export interface PairWork extends QuestionWords {
  vectors: readonly Float32Array[]
  /** What questions mean that are about nothing in particular. */
  common: readonly Float32Array[]
  /** By number of the word. */
  wordVectors: readonly Float32Array[]
}

/** What tells of two questions whether they ask the same, in the order of `pairFeatures`. */
export const pairFeatureNames = [
  ...(['alike', 'wholeAlike', 'alikeAcross', 'outLeast', 'outMost', 'nearerOnes'] as const),
  ...(['meet', 'meetLeast', 'meetMost', 'sameWords', 'missingLeast', 'missingBoth', 'nearerWords'] as const),
  ...(['conceptsDiffer', 'kindsDiffer', 'kindsShared', 'oneAsksPrice', 'opposite'] as const),
  ...(['languagesDiffer', 'oneWord', 'lengths'] as const),
]
/** One of them. */
export type PairFeature = (typeof pairFeatureNames)[number]

/** Questions nearest to one, by which others are measured: other spellings of the same words are no measure. */
const nearestFew = 3
const sameButSpelling = 0.75
/** Two that are no nearer than that do not ask the same; neither are they fitted on. */
const least = { alike: 0, meet: 0.5 }

/** Of any two questions the features, by their numbers; nothing of two that are nowhere near. */
export function pairFeatures(work: PairWork): (one: number, other: number) => number[] | undefined {
  const { readings, words, vectors } = work
  const count = readings.length
  const own = apart(vectors, work.common)
  const alike = table(count, (one, other) => cosine(own[one]!, own[other]!))
  const usual = readings.map((_, index) => spreadOf(alike, count, index))
  const meetings = wordMeetings(work)
  const meet = table(count, (one, other) => {
    return (meetings(one, other).share + meetings(other, one).share) / 2
  })
  const met = readings.map((_, index) => spreadOf(meet, count, index))
  const concepts = readings.map((reading) => new Set(reading.words.flatMap((word) => words[word]!.concepts)))
  return (one, other) => {
    const at = one * count + other
    const nearness = alike[at]!
    if (nearness <= least.alike && meet[at]! <= least.meet) return undefined
    const [first, second] = [readings[one]!, readings[other]!]
    const [there, back] = [meetings(one, other), meetings(other, one)]
    const outOf = [usual[one]!, usual[other]!].map(({ mean, deviation }) => (nearness - mean) / deviation)
    const [fewer, more] = [concepts[one]!, concepts[other]!].sort((a, b) => a.size - b.size)
    const across = first.language === second.language ? 0 : 1
    const kindShared = first.kinds.some((kind) => second.kinds.includes(kind))
    return [
      nearness,
      cosine(vectors[one]!, vectors[other]!),
      across * nearness,
      Math.min(...outOf),
      Math.max(...outOf),
      Math.max(0, usual[one]!.nearest - nearness, usual[other]!.nearest - nearness),
      meet[at]!,
      Math.min(there.share, back.share),
      Math.max(there.share, back.share),
      (there.same + back.same) / 2,
      Math.min(there.missing, back.missing),
      there.missing * back.missing,
      Math.max(0, met[one]!.nearest - meet[at]!, met[other]!.nearest - meet[at]!),
      as([...fewer!].some((concept) => !more!.has(concept))),
      as(first.kinds.length > 0 && second.kinds.length > 0 && !kindShared),
      as(kindShared),
      as(first.kinds.includes('money') !== second.kinds.includes('money')),
      as(areOpposite(first.sides, second.sides)),
      across,
      as(Math.min(first.words.length, second.words.length) <= 1),
      Math.abs(first.length - second.length),
    ]
  }
}

const as = (isSo: boolean) => (isSo ? 1 : 0)

/**
 * How well one question's words are met by another's, each by its nearest, and the less the more questions hold it and
 * the commoner it is: as a share, of the same words alone, and the most that is not met.
 */
function wordMeetings({ readings, words, wordVectors }: PairWork) {
  const held = Array<number>(words.length).fill(0)
  for (const word of readings.flatMap((reading) => reading.words)) held[word]! += 1
  const rarest = Math.log(readings.length + 1)
  const weights = words.map(({ rarity }, word) => (rarest - Math.log(held[word]!)) * (0.5 + 0.5 * rarity))
  const near = nearnessOfWords(words, wordVectors)
  return (one: number, other: number) => {
    let [share, same, all, missing] = [0, 0, 0, 0]
    for (const word of readings[one]!.words) {
      let most = 0
      for (const there of readings[other]!.words) most = Math.max(most, near[word * words.length + there]!)
      const weight = weights[word]!
      share += weight * most
      all += weight
      missing = Math.max(missing, weight * (1 - most))
      if (most === 1) same += weight
    }
    const whole = all || 1
    return { share: share / whole, same: same / whole, missing: missing / rarest }
  }
}

/** Words that name one thing are this near at least. */
const sameConcept = 0.85

function nearnessOfWords(words: readonly QuestionWord[], vectors: readonly Float32Array[]): Float32Array {
  const own = apart(vectors)
  const near = table(words.length, (one, other) => {
    const isSame = words[one]!.concepts.some((concept) => words[other]!.concepts.includes(concept))
    return Math.max(isSame ? sameConcept : 0, cosine(own[one]!, own[other]!))
  })
  for (let word = 0; word < words.length; word += 1) near[word * words.length + word] = 1
  return near
}

/** How near others are to one: on average, how that differs, and the nearest few. */
function spreadOf(near: Float32Array, count: number, one: number) {
  const row = near.slice(one * count, one * count + count).filter((_, other) => other !== one)
  const mean = row.reduce((sum, value) => sum + value, 0) / (row.length || 1)
  const square = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (row.length || 1)
  const nearest = row
    .filter((value) => value < sameButSpelling)
    .sort((a, b) => b - a)
    .slice(0, nearestFew)
  return {
    mean,
    deviation: Math.sqrt(square) || 1,
    nearest: nearest.reduce((sum, value) => sum + value, 0) / (nearest.length || 1),
  }
}

/** A number for every two of some, the same both ways, row by row. */
export function table(count: number, of: (one: number, other: number) => number): Float32Array {
  const made = new Float32Array(count * count)
  for (let one = 0; one < count; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const number = of(one, other)
      made[one * count + other] = number
      made[other * count + one] = number
    }
  }
  return made
}

/** Vectors without what they have in common, of length 1 again. */
function apart(vectors: readonly Float32Array[], common: readonly Float32Array[] = []): Float32Array[] {
  const all = [...vectors, ...common]
  const mean = new Float32Array(all[0]?.length ?? 0)
  for (const vector of all) for (let i = 0; i < mean.length; i += 1) mean[i]! += vector[i]! / all.length
  return vectors.map((vector) => {
    const own = vector.map((value, index) => value - mean[index]!)
    const length = Math.sqrt(cosine(own, own)) || 1
    return own.map((value) => value / length)
  })
}
