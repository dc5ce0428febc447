import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QuestionGroup } from '#mocks/contracts/analytics/question-groups.schema.ts'

/** A question with what it means. */
export interface MeantQuestion {
  text: string
  /** Whether the agent knew an answer. */
  known: boolean
  /** Of length 1. */
  vector: Float32Array
}

/** Questions of which one asks for the same as the others. */
interface Cluster {
  /** The sum of their vectors. */
  sum: Float32Array
  length: number
  members: MeantQuestion[]
}

/** From this nearness on a question belongs to a group; fitted on a labelled set (decision record 0084). */
export const sameMeaning = 0.62
/** Two groups as near as that are one. */
const sameGroup = 0.72
const mostExamples = 4
/** Questions placed before others get their turn. */
const atOnce = 16

/**
 * Puts questions of one meaning together: each joins the nearest group, or begins one; groups that came to mean the
 * same are joined then. The order of the questions decides nothing but ties.
 */
export async function groupByMeaning(
  questions: readonly MeantQuestion[],
  { join = sameMeaning, merge = sameGroup } = {},
): Promise<MeantQuestion[][]> {
  let clusters: Cluster[] = []
  for (const [index, question] of questions.entries()) {
    const [nearest, nearness] = nearestTo(clusters, question.vector)
    if (nearest && nearness >= join) put(nearest, question)
    else
      clusters.push(put({ sum: new Float32Array(question.vector.length), length: 0, members: [] }, question))
    if (index % atOnce === atOnce - 1) await nextTurn()
  }
  clusters = await joined(clusters, merge)
  return clusters.map(({ members }) => members).sort((a, b) => b.length - a.length)
}

/** A group as it is told: the question in its middle, and others in other words. */
export function toldGroup(members: readonly MeantQuestion[]): QuestionGroup {
  const middle = new Float32Array(members[0]?.vector.length ?? 0)
  for (const { vector } of members) addTo(middle, vector)
  const ranked = members
    .map(({ text, vector }) => ({ text, nearness: dot(middle, vector) }))
    .sort((a, b) => b.nearness - a.nearness || a.text.length - b.text.length)
  const texts = [...new Map(ranked.map(({ text }) => [keyOf(text), text])).values()]
  return {
    question: texts[0] ?? '',
    examples: texts.slice(1, 1 + mostExamples),
    count: members.length,
    unknown: members.filter(({ known }) => !known).length,
  }
}

async function joined(clusters: readonly Cluster[], merge: number): Promise<Cluster[]> {
  const kept: Cluster[] = []
  for (const [index, cluster] of clusters.toSorted((a, b) => b.members.length - a.members.length).entries()) {
    const [nearest, nearness] = nearestTo(kept, cluster.sum, cluster.length)
    if (nearest && nearness >= merge) for (const member of cluster.members) put(nearest, member)
    else kept.push(cluster)
    if (index % atOnce === atOnce - 1) await nextTurn()
  }
  return kept
}

function nearestTo(
  clusters: readonly Cluster[],
  vector: Float32Array,
  length = 1,
): [Cluster | undefined, number] {
  let best: Cluster | undefined
  let nearness = -1
  for (const cluster of clusters) {
    const cosine = dot(cluster.sum, vector) / (cluster.length * length || 1)
    if (cosine > nearness) {
      best = cluster
      nearness = cosine
    }
  }
  return [best, nearness]
}

function put(cluster: Cluster, question: MeantQuestion): Cluster {
  cluster.members.push(question)
  addTo(cluster.sum, question.vector)
  cluster.length = Math.sqrt(dot(cluster.sum, cluster.sum))
  return cluster
}

function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i]! += vector[i]!
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!
  return sum
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}
