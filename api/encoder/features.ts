import { addPositive, addTo, layerNorm, quantize, scaleTo } from './arithmetic.ts'
import type { Kernel } from './kernel.ts'
import type { Tokens } from './tokens.ts'
import type { Weights } from './weights.ts'

/** The convolutions: how many tokens each sees at once, and how many of them before the one it is about. */
const windows = [
  { size: 2, before: 0 },
  { size: 3, before: 1 },
  { size: 5, before: 2 },
] as const
/** Rows of zeros between sentences: no window reaches from one into the next. */
const gap = 2

/** Rows a batch of sentences needs, gaps included. */
export function rowsOf(sentences: readonly (readonly number[])[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.length + gap, gap)
}

/** For each sentence the sum of its tokens' features. */
export interface Features {
  width: number
  sums(sentences: readonly (readonly number[])[]): Float32Array
}

/** Reads up to `maxRows` rows at once, gaps included. */
export function createFeatures(weights: Weights, kernel: Kernel, tokens: Tokens, maxRows: number): Features {
  const { dim, matrices, vectors, eps } = weights
  const first = [matrices.w1_2, matrices.w1_3, matrices.w1_5].map(kernel.matrix)
  const second = [matrices.w2_2, matrices.w2_3, matrices.w2_5].map(kernel.matrix)
  const channels = first[0]!.outputs
  const width = dim + windows.length * channels
  const input = kernel.int16(maxRows * channels)
  const output = kernel.int32(maxRows * channels)
  const hidden = new Float32Array(maxRows * channels)
  const features = new Float32Array(maxRows * width)

  /** One convolution of every row but the gaps around them; `output` then begins with the first sentence's first row. */
  function convolve(branch: number, layer: typeof first, rows: number): void {
    const matrix = layer[branch]!
    const from = input.subarray((gap - windows[branch]!.before) * channels)
    kernel.multiply({ matrix, input: from, inputStep: channels, rows: rows - 2 * gap, output })
  }

  function branchFeatures(branch: number, sentences: readonly Span[], rows: number): void {
    const column = branch * channels
    const firstStep = first[branch]!.step * tokens.step
    const firstBias = vectors.bias1.subarray(column, column + channels)
    const secondBias = vectors.bias2.subarray(column, column + channels)
    const rowOf = <Numbers extends Int16Array | Int32Array | Float32Array>(numbers: Numbers, row: number) =>
      numbers.subarray(row * channels, (row + 1) * channels) as Numbers

    input.fill(0, 0, rows * channels)
    for (const { start, places } of sentences)
      places.forEach((place, i) => {
        const from = place * tokens.width + column
        rowOf(input, start + i).set(tokens.projected.subarray(from, from + channels))
      })
    convolve(branch, first, rows)
    const steps = sentences.map(({ start, places }) => {
      for (let row = start; row < start + places.length; row += 1) {
        const own = rowOf(hidden, row)
        scaleTo(own, rowOf(input, row), tokens.step)
        addPositive(own, rowOf(output, row - gap), firstStep, firstBias, own)
      }
      const [from, to] = [start * channels, (start + places.length) * channels]
      return quantize(hidden.subarray(from, to), input.subarray(from, to)) * second[branch]!.step
    })
    convolve(branch, second, rows)
    sentences.forEach(({ start, places }, sentence) => {
      for (let row = start; row < start + places.length; row += 1) {
        const at = row * width + dim + column
        const own = features.subarray(at, at + channels)
        addPositive(own, rowOf(output, row - gap), steps[sentence]!, secondBias, rowOf(hidden, row))
      }
    })
  }

  return {
    width,
    sums(sentences) {
      const places = tokens.places(sentences.flat())
      let at = 0
      const spans = sentences.map(({ length }, i) => {
        at += length
        return { start: at - length + (i + 1) * gap, places: places.slice(at - length, at) }
      })
      windows.forEach((_, branch) => {
        branchFeatures(branch, spans, rowsOf(sentences))
      })
      const sums = new Float32Array(sentences.length * width)
      spans.forEach((span, sentence) => {
        span.places.forEach((place, i) => {
          const from = (span.start + i) * width
          tokens.embedding(place, features, from)
          const row = features.subarray(from, from + width)
          layerNorm(row, vectors.gamma, vectors.beta, eps)
          addTo(sums.subarray(sentence * width, (sentence + 1) * width), row)
        })
      })
      return sums
    },
  }
}

/** A sentence in a batch: its first row, and where its tokens' figures are. */
interface Span {
  start: number
  places: number[]
}
