import { pairWeights } from './pair-weights.ts'
import { type PairWork, pairFeatureNames, pairFeatures, table } from './question-pairs.ts'

/** What is to be put together. */
export interface GroupingWork extends PairWork {
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
const apartByScript = -30
/** Farther than this counts no more: one odd wording would part a group. */
const farthest = -6

/**
 * Puts questions of one meaning together, as groups of their numbers: of all groups the two that are nearest on average
 * become one, as long as they are near enough. Near is how likely two ask the same, as the logarithm of its odds.
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
function nearnessOfQuestions(work: GroupingWork): Float32Array {
  const features = pairFeatures(work)
  const weights = pairFeatureNames.map((name) => pairWeights[name])
  return table(work.readings.length, (one, other) => {
    if (work.readings[one]!.script !== work.readings[other]!.script) return apartByScript
    const said = features(one, other)
    if (!said) return farthest
    let odds = pairWeights.constant
    for (const [at, value] of said.entries()) odds += weights[at]! * value
    return Math.max(farthest, odds)
  })
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
