import { setImmediate as nextTurn } from 'node:timers/promises'
import { questionKey } from '#mocks/contracts/analytics/answered-question.ts'
import type { QuestionGroup } from '#mocks/contracts/analytics/question-groups.schema.ts'
import { scriptOf } from '../knowledge-index/language/script-of.ts'
import { questionHash } from './question-hash.ts'

/** A question with what it means. */
export interface MeantQuestion {
  text: string
  /** Whether the agent knew an answer. */
  known: boolean
  /** Whether its visitor found the answer not helpful. @default false */
  disliked?: boolean
  /** Of length 1. */
  vector: Float32Array
}

/** Two groups that became one, and how near they were on average. */
interface Join {
  one: number
  other: number
  nearness: number
}

/** As near as that, on average, are questions of one group; fitted on a labelled set (decision record 0084). */
export const sameMeaning = 0.28
/** Farther than any two of one script. */
const apartByScript = -2
const mostExamples = 4
/** Rows of the table that are worked on before others get their turn. */
const atOnce = 8

/**
 * Puts questions of one meaning together, the largest group first: of all groups the two that are nearest on average
 * become one, as long as they are near enough. What all questions have in common counts for nothing.
 * @param common what questions mean that are about nothing in particular
 */
export async function groupByMeaning(
  questions: readonly MeantQuestion[],
  common: readonly Float32Array[],
  limit = sameMeaning,
): Promise<MeantQuestion[][]> {
  // Pressed suggestions are asked in the same words again and again.
  const same = [...byWords(questions).values()]
  const scripts = same.map(([first]) => scriptOf(first!.text))
  const vectors = apart(
    same.map(([first]) => first!.vector),
    common,
  )
  const groups = same.map((members) => members)
  const place = same.map((_, index) => index)
  const placeOf = (index: number): number => (place[index] === index ? index : placeOf(place[index]!))
  for (const { one, other, nearness } of await joins(vectors, scripts)) {
    if (nearness < limit) continue
    const [into, from] = [placeOf(one), placeOf(other)]
    groups[into] = [...groups[into]!, ...groups[from]!]
    groups[from] = []
    place[from] = into
  }
  return groups.filter((members) => members.length > 0).sort((a, b) => b.length - a.length)
}

/** A group as it is found, before it is looked up what answers it. */
export interface FoundGroup extends Omit<QuestionGroup, 'answeredBy'> {
  /** Hashes of every question of the group: found groups are remembered, and questions are long. */
  hashes: string[]
}

/** A group as it is told: the question in its middle, and others in other words. */
export function toldGroup(members: readonly MeantQuestion[]): FoundGroup {
  const middle = new Float32Array(members[0]?.vector.length ?? 0)
  for (const { vector } of members) addTo(middle, vector)
  const same = byWords(members)
  const ranked = [...same.values()]
    .map(([first]) => ({ text: first!.text, nearness: dot(middle, first!.vector) }))
    .sort((a, b) => b.nearness - a.nearness || a.text.length - b.text.length)
  const [first, ...others] = ranked.slice(0, 1 + mostExamples).map(({ text }) => text)
  return {
    question: first ?? '',
    examples: others,
    count: members.length,
    unknown: members.filter(({ known }) => !known).length,
    disliked: members.filter(({ disliked }) => disliked).length,
    hashes: [...same.keys()].map(questionHash),
  }
}

/** The joins of average linkage, by chains of nearest neighbours: each pair of groups is compared a few times only. */
async function joins(vectors: readonly Float32Array[], scripts: readonly unknown[]): Promise<Join[]> {
  const count = vectors.length
  const near = await nearnessTable(vectors, scripts)
  const sizes = Array<number>(count).fill(1)
  const alive = new Set(vectors.keys())
  const found: Join[] = []
  let chain: number[] = []
  for (let turn = 1; alive.size > 1; turn += 1) {
    if (chain.length === 0) chain = [alive.values().next().value!]
    const end = chain.at(-1)!
    const before = chain.at(-2)
    const next = nearestOf(near, count, end, alive, before)
    if (next === before) {
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
    } else chain.push(next)
    if (turn % (atOnce * 8) === 0) await nextTurn()
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

/** What is written in different scripts is never near: the encoder has not learned all of them. */
async function nearnessTable(
  vectors: readonly Float32Array[],
  scripts: readonly unknown[],
): Promise<Float32Array> {
  const count = vectors.length
  const near = new Float32Array(count * count)
  for (let one = 0; one < count; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const nearness = scripts[one] === scripts[other] ? dot(vectors[one]!, vectors[other]!) : apartByScript
      near[one * count + other] = nearness
      near[other * count + one] = nearness
    }
    if (one % atOnce === atOnce - 1) await nextTurn()
  }
  return near
}

/** Vectors without what they have in common, of length 1 again. */
function apart(vectors: readonly Float32Array[], common: readonly Float32Array[]): Float32Array[] {
  const all = [...vectors, ...common]
  const mean = new Float32Array(all[0]?.length ?? 0)
  for (const vector of all) addTo(mean, vector)
  return vectors.map((vector) => {
    const own = vector.map((value, index) => value - mean[index]! / all.length)
    const length = Math.sqrt(dot(own, own)) || 1
    return own.map((value) => value / length)
  })
}

/** Questions in the same words, whatever their case and punctuation. */
function byWords(questions: readonly MeantQuestion[]): Map<string, MeantQuestion[]> {
  const groups = new Map<string, MeantQuestion[]>()
  for (const question of questions) {
    const key = questionKey(question.text)
    groups.set(key, [...(groups.get(key) ?? []), question])
  }
  return groups
}

function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i]! += vector[i]!
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!
  return sum
}
