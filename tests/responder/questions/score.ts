import { asksSomething } from '#api/analytics/asks-something.ts'
import { groupByMeaning } from '#api/analytics/question-clusters.ts'
import type { Encoder } from '#api/encoder/encoder.ts'
import type { LabelledSet } from './sets.ts'

/** How well questions were put together. */
export interface GroupingScore {
  /** Of pairs put together, those that belong together. */
  precision: number
  /** Of pairs that belong together, those put together. */
  recall: number
  /** Their harmonic mean. */
  f1: number
  /** Of the questions of the ten largest groups, those that ask what most of their group ask. */
  purity: number
}

/** The largest groups, which are looked at first. */
const mostShown = 10

/**
 * Groups a labelled set and compares every pair of its questions, in an order that mixes the groups. What is told asks
 * for nothing: it belongs to nothing, and what is left out is together with nothing.
 */
export async function scoreGrouping(
  set: LabelledSet,
  encoder: Encoder,
  { told = [], limit }: { told?: readonly string[]; limit?: number } = {},
): Promise<GroupingScore> {
  const asked = [...set, ...told.map((text) => [text])]
    .flatMap((texts, label) => texts.map((text, place) => ({ text, label, place })))
    .sort((a, b) => a.place - b.place || a.label - b.label)
  const read = asked.filter(({ text }) => asksSomething(text))
  const groups = await groupByMeaning(
    read.map((question) => ({ ...question, known: true })),
    encoder,
    limit,
  )
  const groupOf = new Map(groups.flatMap((members, group) => members.map(({ text }) => [text, group])))
  let together = 0
  let belonging = 0
  let both = 0
  for (const [index, one] of asked.entries()) {
    for (const other of asked.slice(index + 1)) {
      const isTogether = groupOf.has(one.text) && groupOf.get(one.text) === groupOf.get(other.text)
      const belongs = one.label === other.label
      if (isTogether) together += 1
      if (belongs) belonging += 1
      if (isTogether && belongs) both += 1
    }
  }
  const precision = together === 0 ? 1 : both / together
  const recall = both / belonging
  const f1 = both === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const labelOf = new Map(asked.map(({ text, label }) => [text, label]))
  const labels = groups.map((members) => members.map(({ text }) => labelOf.get(text)))
  return { precision, recall, f1, purity: purityOf(labels.slice(0, mostShown)) }
}

function purityOf(groups: readonly (readonly unknown[])[]): number {
  const most = groups.map((labels) =>
    Math.max(...labels.map((label) => labels.filter((one) => one === label).length)),
  )
  return most.reduce((sum, count) => sum + count, 0) / groups.flat().length
}
