import { largest16, layerNorm } from './arithmetic.ts'
import type { Kernel } from './kernel.ts'
import { createRowReader } from './rows.ts'
import type { Weights } from './weights.ts'

/** Tokens remembered: what depends on a token alone is worked out once for most. */
const capacity = 8192

/** What depends on a token alone, kept by place. */
export interface Tokens {
  /** Where each token's figures are; at most `batch` tokens, and only until the next call. */
  places(tokens: readonly number[]): number[]
  /** Writes the embedding at `place` to `out`. */
  embedding(place: number, out: Float32Array, at: number): void
  /** Normed projections, `width` numbers a place, in steps of `step`. */
  projected: Int16Array
  step: number
  width: number
}

export function createTokens(weights: Weights, kernel: Kernel, batch: number): Tokens {
  const { dim, vectors, spreads, rows, eps } = weights
  const projections = [weights.matrices.proj2, weights.matrices.proj3, weights.matrices.proj5].map(
    kernel.matrix,
  )
  const width = projections.reduce((sum, { outputs }) => sum + outputs, 0)
  const step = weights.largest / largest16
  const input = kernel.int16(batch * dim)
  const output = kernel.int32(batch * Math.max(...projections.map(({ outputs }) => outputs)))
  const values = new Float32Array(batch * width)
  const readRow = createRowReader(rows, dim)
  const embedded = new Uint8Array(capacity * dim)
  const chunks = new Uint8Array(capacity)
  const projected = new Int16Array(capacity * width)
  const known = new Map<number, number>()

  /** Takes a place for the token and unpacks its embedding. */
  function learn(token: number): number {
    const place = known.size
    known.set(token, place)
    readRow(token, embedded.subarray(place * dim, (place + 1) * dim))
    chunks[place] = Math.floor(rows.groups[token]! / spreads)
    return place
  }

  function project(first: number, count: number): void {
    input.set(embedded.subarray(first * dim, (first + count) * dim))
    let column = 0
    for (const matrix of projections) {
      kernel.multiply({ matrix, input, inputStep: dim, rows: count, output })
      for (let i = 0; i < count; i += 1) {
        const chunk = chunks[first + i]!
        const scale = vectors.scale[chunk]! * matrix.step
        const lo = vectors.lo[chunk]!
        for (let j = 0; j < matrix.outputs; j += 1) {
          const at = column + j
          values[i * width + at] =
            output[i * matrix.outputs + j]! * scale + lo * vectors.columns[at]! + vectors.projBias[at]!
        }
      }
      column += matrix.outputs
    }
    for (let i = 0; i < count; i += 1) {
      const row = values.subarray(i * width, (i + 1) * width)
      layerNorm(row, vectors.tokenGamma, vectors.tokenBeta, eps)
      for (let j = 0; j < width; j += 1) projected[(first + i) * width + j] = Math.round(row[j]! / step)
    }
  }

  return {
    projected,
    step,
    width,
    places(tokens) {
      if (known.size + tokens.length > capacity) known.clear()
      const before = known.size
      const places = tokens.map((token) => known.get(token) ?? learn(token))
      if (known.size > before) project(before, known.size - before)
      return places
    },
    embedding(place, out, at) {
      const scale = vectors.scale[chunks[place]!]!
      const lo = vectors.lo[chunks[place]!]!
      for (let j = 0; j < dim; j += 1) out[at + j] = embedded[place * dim + j]! * scale + lo
    },
  }
}
