import { setImmediate as nextTurn } from 'node:timers/promises'
import { questionKey } from '#mocks/contracts/analytics/answered-question.ts'
import type { QuestionGroup } from '#mocks/contracts/analytics/question-groups.schema.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { cosine } from '../knowledge-index/cosine.ts'
import { scriptOf } from '../knowledge-index/language/script-of.ts'
import { commonQuestions } from './common-questions.ts'
import { questionHash } from './question-hash.ts'
import { apart, wordsMet, wordsOfQuestions } from './question-words.ts'

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

/** A question before it is known what it means. */
export type AskedQuestion = Omit<MeantQuestion, 'vector'>

/**
 * As near as that, on average, are questions of one group: the cosine of what they mean and how well their words meet,
 * added up; fitted on labelled sets (decision record 0084).
 */
export const sameMeaning = 0.65
/** Farther than any two of one script. */
const apartByScript = -3
const mostExamples = 4
/** Rows of the table that are worked on before others get their turn. */
const atOnce = 8

/**
 * Puts questions of one meaning together, the largest group first: of all groups the two that are nearest on average
 * become one, as long as they are near enough. What all questions have in common counts for nothing, and a word that
 * many of them hold for little. Refuses as the encoder does.
 */
export async function groupByMeaning(
  questions: readonly AskedQuestion[],
  encoder: Encoder,
  limit = sameMeaning,
): Promise<MeantQuestion[][]> {
  const vectors = await encoder.encode([...questions.map(({ text }) => text), ...commonQuestions])
  // Pressed suggestions are asked in the same words again and again.
  const same = [
    ...byWords(questions.map((question, index) => ({ ...question, vector: vectors[index]! }))).values(),
  ]
  const groups = same.map((members) => members)
  const place = same.map((_, index) => index)
  const placeOf = (index: number): number => (place[index] === index ? index : placeOf(place[index]!))
  const near = await nearnessTable(
    same.map(([first]) => first!),
    vectors.slice(questions.length),
    encoder,
  )
  for (const { one, other, nearness } of await joins(near, same.length)) {
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
    .map(([first]) => ({ text: first!.text, nearness: cosine(middle, first!.vector) }))
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
async function joins(near: Float32Array, count: number): Promise<Join[]> {
  const sizes = Array<number>(count).fill(1)
  const alive = new Set(Array(count).keys())
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
  questions: readonly MeantQuestion[],
  common: readonly Float32Array[],
  encoder: Encoder,
): Promise<Float32Array> {
  const texts = questions.map(({ text }) => text)
  const scripts = texts.map(scriptOf)
  const words = await wordsOfQuestions(texts, encoder)
  const vectors = apart(
    questions.map(({ vector }) => vector),
    common,
  )
  const count = questions.length
  const near = new Float32Array(count * count)
  for (let one = 0; one < count; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const nearness =
        scripts[one] === scripts[other]
          ? cosine(vectors[one]!, vectors[other]!) + wordsMet(words, one, other)
          : apartByScript
      near[one * count + other] = nearness
      near[other * count + one] = nearness
    }
    if (one % atOnce === atOnce - 1) await nextTurn()
  }
  return near
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
