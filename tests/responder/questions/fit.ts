import { writeFileSync } from 'node:fs'
import { commonQuestions } from '#api/analytics/common-questions.ts'
import { pairFeatureNames, pairFeatures } from '#api/analytics/question-pairs.ts'
import { questionWords } from '#api/analytics/question-words.ts'
import type { Encoder } from '#api/encoder/encoder.ts'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { fitLogistic, type Row } from '../learn.ts'
import { fitSets } from './fit-sets.ts'
import type { LabelledSet } from './sets.ts'

/** How far weights are pulled to zero. */
const pull = 0.01
const file = new URL('../../../api/analytics/pair-weights.ts', import.meta.url)

interface Pairs {
  rows: number[][]
  same: boolean[]
}

async function pairsOf(set: LabelledSet, encoder: Encoder): Promise<Pairs> {
  const asked = set.flatMap((texts, label) => texts.map((text) => ({ text, label })))
  const texts = asked.map(({ text }) => text)
  const read = questionWords(texts)
  const [vectors, common, wordVectors] = await Promise.all([
    encoder.encode(texts),
    encoder.encode(commonQuestions),
    encoder.encode(read.words.map(({ written }) => written)),
  ])
  const features = pairFeatures({ ...read, vectors, common, wordVectors })
  const found: Pairs = { rows: [], same: [] }
  for (const [one, { label }] of asked.entries())
    for (let other = 0; other < one; other += 1) {
      const row = features(one, other)
      if (!row) continue
      found.rows.push(row)
      found.same.push(asked[other]!.label === label)
    }
  return found
}

/** Weights by feature; sets count by the root of their pairs of one meaning, so that no large one decides alone. */
function fitPairs(sets: readonly Pairs[]): Record<string, number> {
  const rows = sets.flatMap((set) => set.rows)
  const same = sets.flatMap((set) => set.same)
  const weight = sets.flatMap((set) => set.rows.map(() => 1 / Math.sqrt(set.same.filter(Boolean).length)))
  const total = weight.reduce((sum, one) => sum + one, 0)
  const averageOf = (of: (row: number[]) => number) =>
    rows.reduce((sum, row, index) => sum + weight[index]! * of(row), 0) / total
  const scale = pairFeatureNames.map((_, at) => {
    const mean = averageOf((row) => row[at]!)
    return { mean, deviation: Math.sqrt(averageOf((row) => (row[at]! - mean) ** 2)) || 1 }
  })
  const even = rows.map(
    (row): Row =>
      Float64Array.of(1, ...row.map((value, at) => (value - scale[at]!.mean) / scale[at]!.deviation)),
  )
  const [constant, ...fitted] = fitLogistic(even, same, weight, pull, 800)
  const weights = fitted.map((value, at) => value / scale[at]!.deviation)
  const moved = weights.reduce((sum, value, at) => sum - value * scale[at]!.mean, constant!)
  return Object.fromEntries([
    ['constant', moved],
    ...pairFeatureNames.map((name, at) => [name, weights[at]!]),
  ])
}

const encoder = createEncoderClient()
const sets: Pairs[] = []
for (const set of Object.values(fitSets)) sets.push(await pairsOf(set, encoder))
await encoder.close()
const lines = Object.entries(fitPairs(sets)).map(
  ([name, value]) => `  ${name}: ${Number(value.toFixed(3))},\n`,
)
writeFileSync(
  file,
  `import type { PairFeature } from './question-pairs.ts'

/** How much each feature tells of whether two questions ask the same: fitted by \`tests/responder/questions/fit.ts\`. */
export const pairWeights: Readonly<Record<PairFeature | 'constant', number>> = {
${lines.join('')}}
`,
)
