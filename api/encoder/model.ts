import { quantize } from './arithmetic.ts'
import { createFeatures, rowsOf } from './features.ts'
import { createKernel, createPlainKernel, type Kernel, type KernelMatrix } from './kernel.ts'
import { createTokens } from './tokens.ts'
import type { Weights } from './weights.ts'

/** Rows worked on at once: enough that the matrices are read once for many tokens, few enough for the caches. */
const maxRows = 512
/** Tokens of one sentence: what `maxRows` holds beside the gaps. */
export const maxTokens = maxRows - 4
/** Memory for the matrices (5.5 MB as 16-bit numbers) and the rows. */
const memory = 12 * 2 ** 20

/** The network: pieces of sentences in, one vector of length 1 for each out. */
export type Model = (sentences: readonly (readonly number[])[]) => Float32Array[]

/** `kernel` picks how it multiplies: with vector instructions where there are any, unless `plain` is asked for. */
export function createModel(weights: Weights, kernelKind: 'fastest' | 'plain' = 'fastest'): Model {
  const kernel = (kernelKind === 'fastest' ? createKernel(memory) : null) ?? createPlainKernel(memory)
  const tokens = createTokens(weights, kernel, maxRows)
  const features = createFeatures(weights, kernel, tokens, maxRows)
  const project = createProjection(weights, kernel, features.width)

  function embed(sentences: readonly (readonly number[])[]): Float32Array[] {
    const answers = project(features.sums(sentences), sentences)
    return sentences.map((_, i) => unitVector(answers.slice(i * weights.dim, (i + 1) * weights.dim)))
  }
  return (sentences) => batches(sentences).flatMap(embed)
}

/** Sentences in their order, as many at a time as fit. */
function batches(sentences: readonly (readonly number[])[]): (readonly number[])[][] {
  const all: (readonly number[])[][] = []
  for (const sentence of sentences) {
    const last = all.at(-1)
    if (last && rowsOf([...last, sentence]) <= maxRows) last.push(sentence)
    else all.push([sentence])
  }
  return all
}

function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  return vector.map((value) => value / length)
}

/** From sums of features to answers: an average that long sentences do not drown, then the last layers. */
function createProjection(weights: Weights, kernel: Kernel, width: number) {
  const { matrices, vectors, dim } = weights
  // A sentence has two tokens at least, its begin and its end, beside the gap.
  const maxSentences = maxRows / 4
  const input = kernel.int16(maxSentences * width)
  const output = kernel.int32(maxSentences * dim)
  const layers = {
    mean: kernel.matrix(matrices.cnn_W),
    d0: kernel.matrix(matrices.d0),
    d1: kernel.matrix(matrices.d1),
    d2: kernel.matrix(matrices.d2),
    d3: kernel.matrix(matrices.d3),
    p1: kernel.matrix(matrices.p1),
    p3: kernel.matrix(matrices.p3),
  }

  /** The values times the matrix; each row goes in as 16-bit numbers in steps of its own. */
  function times(values: Float32Array, matrix: KernelMatrix): Float32Array {
    const { inputs, outputs } = matrix
    const rows = values.length / inputs
    const steps = new Float32Array(rows)
    for (let row = 0; row < rows; row += 1) {
      const [from, to] = [row * inputs, (row + 1) * inputs]
      steps[row] = quantize(values.subarray(from, to), input.subarray(from, to)) * matrix.step
    }
    kernel.multiply({ matrix, input, inputStep: inputs, rows, output })
    const result = new Float32Array(rows * outputs)
    for (let i = 0; i < result.length; i += 1) result[i] = output[i]! * steps[Math.floor(i / outputs)]!
    return result
  }

  return (sums: Float32Array, sentences: readonly (readonly number[])[]): Float32Array => {
    const mean = times(sums, layers.mean)
    sentences.forEach(({ length }, sentence) => {
      for (let i = 0; i < dim; i += 1) {
        const at = sentence * dim + i
        mean[at] = (mean[at]! + length * vectors.outBias[i]!) / Math.sqrt(length)
      }
    })
    const y0 = positive(times(mean, layers.d0))
    const y1 = positive(plus(times(mean, layers.p1), times(y0, layers.d1)))
    const y2 = positive(times(y1, layers.d2))
    return plus(times(y1, layers.p3), times(y2, layers.d3)).map(Math.tanh)
  }
}

const positive = (values: Float32Array) => values.map((value) => Math.max(value, 0))
const plus = (values: Float32Array, others: Float32Array) => values.map((value, i) => value + others[i]!)
