import { cosine } from '../knowledge-index/cosine.ts'
import type { QuestionWords } from './question-words.ts'

/** Different questions with what they and their words mean; vectors are of length 1. */
export interface GroupingWork extends Omit<QuestionWords, 'written'> {
  vectors: readonly Float32Array[]
  /** What questions mean that are about nothing in particular. */
  common: readonly Float32Array[]
  /** By number of the word. */
  wordVectors: readonly Float32Array[]
  /** As near as that, on average, are questions of one group. */
  limit: number
}

/** Two groups that became one, and how near they were on average. */
interface Join {
  one: number
  other: number
  nearness: number
}

/** Farther than any two of one script. */
const apartByScript = -3

/**
 * Puts questions of one meaning together, as groups of their numbers: of all groups the two that are nearest on average
 * become one, as long as they are near enough. Near is the cosine of what they mean, less what all questions have in
 * common, and how well their words meet, added up.
 */
export function nearestGroups(work: GroupingWork): number[][] {
  const count = work.vectors.length
  const groups = work.vectors.map((_, index) => [index])
  const place = groups.map((_, index) => index)
  const placeOf = (index: number): number => (place[index] === index ? index : placeOf(place[index]!))
  for (const { one, other, nearness } of joins(nearnessOfQuestions(work), count)) {
    if (nearness < work.limit) continue
    const [into, from] = [placeOf(one), placeOf(other)]
    groups[into]!.push(...groups[from]!)
    groups[from] = []
    place[from] = into
  }
  return groups.filter((members) => members.length > 0)
}

/** What is written in different scripts is never near: the encoder has not learned all of them. */
function nearnessOfQuestions({ scripts, vectors, common, of, wordVectors }: GroupingWork): Float32Array {
  const own = apart(vectors, common)
  const meet = meetingWords(of, wordVectors)
  return table(vectors.length, (one, other) =>
    scripts[one] === scripts[other] ? cosine(own[one]!, own[other]!) + meet(one, other) : apartByScript,
  )
}

/**
 * How well two questions' words meet, 0..1: each word by its nearest of the other question, both ways, and the less the
 * more questions hold it.
 */
function meetingWords(of: QuestionWords['of'], vectors: readonly Float32Array[]) {
  const count = vectors.length
  const held = Array<number>(count).fill(0)
  for (const word of of.flat()) held[word]! += 1
  const weights = held.map((times) => Math.log((of.length + 1) / times))
  const own = apart(vectors)
  const near = table(count, (one, other) => Math.max(0, cosine(own[one]!, own[other]!)))
  for (let word = 0; word < count; word += 1) near[word * count + word] = 1
  const share = (from: readonly number[], into: readonly number[]) => {
    let met = 0
    let all = 0
    for (const word of from) {
      let most = 0
      for (const there of into) most = Math.max(most, near[word * count + there]!)
      met += weights[word]! * most
      all += weights[word]!
    }
    return all === 0 ? 0 : met / all
  }
  return (one: number, other: number) => (share(of[one]!, of[other]!) + share(of[other]!, of[one]!)) / 2
}

/** The joins of average linkage, by chains of nearest neighbours: each pair of groups is compared a few times only. */
function joins(near: Float32Array, count: number): Join[] {
  const sizes = Array<number>(count).fill(1)
  const alive = new Set(sizes.keys())
  const found: Join[] = []
  let chain: number[] = []
  while (alive.size > 1) {
    if (chain.length === 0) chain = [alive.values().next().value!]
    const end = chain.at(-1)!
    const before = chain.at(-2)
    const next = nearestOf(near, count, end, alive, before)
    if (next !== before) {
      chain.push(next)
      continue
    }
    found.push({ one: before!, other: end, nearness: near[before! * count + end]! })
    chain.length -= 2
    alive.delete(end)
    for (const each of alive) {
      const sum = sizes[before!]! * near[before! * count + each]! + sizes[end]! * near[end * count + each]!
      const nearness = sum / (sizes[before!]! + sizes[end]!)
      near[before! * count + each] = nearness
      near[each * count + before!] = nearness
    }
    sizes[before!]! += sizes[end]!
  }
  return found
}

/** The nearest living group; of equally near ones the one before it in its chain, so that chains end. */
function nearestOf(
  near: Float32Array,
  count: number,
  one: number,
  alive: ReadonlySet<number>,
  before: number | undefined,
): number {
  let best = before ?? -1
  let nearness = before === undefined ? Number.NEGATIVE_INFINITY : near[one * count + before]!
  for (const other of alive) {
    if (other === one || near[one * count + other]! <= nearness) continue
    best = other
    nearness = near[one * count + other]!
  }
  return best
}

/** A number for every two of some, the same both ways, row by row. */
function table(count: number, of: (one: number, other: number) => number): Float32Array {
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
