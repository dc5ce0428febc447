import { questionKey } from '#mocks/contracts/analytics/answered-question.ts'
import type { QuestionGroup } from '#mocks/contracts/analytics/question-groups.schema.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { cosine } from '../knowledge-index/cosine.ts'
import { createWorkerPool } from '../shared/worker-pool.ts'
import { commonQuestions } from './common-questions.ts'
import type { GroupMessage } from './group-worker.ts'
import type { nearestGroups } from './nearest-groups.ts'
import { questionHash } from './question-hash.ts'
import type { QuestionWords } from './question-words.ts'

/** A question a visitor asked. */
export interface AskedQuestion {
  text: string
  /** Whether the agent knew an answer. */
  known: boolean
  /** Whether its visitor found the answer not helpful. @default false */
  disliked?: boolean
}

/** A question with what it means. */
export interface MeantQuestion extends AskedQuestion {
  /** Of length 1. */
  vector: Float32Array
}

/** As near as that, on average, are questions of one group; chosen on labelled sets (decision record 0084). */
export const sameMeaning = -0.5
const mostExamples = 4

/** A thousand questions are compared with each other outside of the server's own thread. */
const thread = createWorkerPool({
  script: new URL('./group-worker.ts', import.meta.url),
  size: 1,
  waiting: 64,
  cutMs: 60_000,
  idleMs: 60_000,
})

/**
 * Puts questions of one meaning together, the largest group first. Refuses as the encoder does, and with
 * `PoolFullError` or `CutOffError` where the thread has too much to do.
 */
export async function groupByMeaning(
  questions: readonly AskedQuestion[],
  encoder: Encoder,
  limit = sameMeaning,
): Promise<MeantQuestion[][]> {
  // Pressed suggestions are asked in the same words again and again.
  const same = [...byWords(questions).values()]
  if (same.length === 0) return []
  const texts = same.map(([first]) => first!.text)
  const ask = (message: GroupMessage) => thread.run(message)
  const read = (await ask({ words: texts })) as QuestionWords
  const vectors = await encoder.encode([
    ...texts,
    ...commonQuestions,
    ...read.words.map(({ written }) => written),
  ])
  const [end, own] = [texts.length + commonQuestions.length, vectors.slice(0, texts.length)]
  const groups = (await ask({
    group: {
      ...read,
      vectors: own,
      common: vectors.slice(texts.length, end),
      wordVectors: vectors.slice(end),
      limit,
    },
  })) as ReturnType<typeof nearestGroups>
  return groups
    .map((places) =>
      places.flatMap((place) => same[place]!.map((question) => ({ ...question, vector: own[place]! }))),
    )
    .sort((a, b) => b.length - a.length)
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

/** Questions in the same words, whatever their case and punctuation. */
function byWords<Question extends AskedQuestion>(questions: readonly Question[]): Map<string, Question[]> {
  const groups = new Map<string, Question[]>()
  for (const question of questions) {
    const key = questionKey(question.text)
    groups.set(key, [...(groups.get(key) ?? []), question])
  }
  return groups
}

function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i]! += vector[i]!
}
