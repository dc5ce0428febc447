import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { CodedRows } from './rows.ts'

/** A matrix of whole numbers from -127 to 127 times `step`, laid out in blocks of eight outputs. */
export interface Matrix {
  inputs: number
  outputs: number
  step: number
  numbers: Int8Array
}

const matrixNames = [
  'proj2',
  'proj3',
  'proj5',
  'w1_2',
  'w1_3',
  'w1_5',
  'w2_2',
  'w2_3',
  'w2_5',
  'cnn_W',
  'd0',
  'd1',
  'd2',
  'd3',
  'p1',
  'p3',
] as const
export type MatrixName = (typeof matrixNames)[number]

const vectorNames = [
  'scale',
  'lo',
  'columns',
  'projBias',
  'tokenGamma',
  'tokenBeta',
  'bias1',
  'bias2',
  'gamma',
  'beta',
  'outBias',
] as const
export type VectorName = (typeof vectorNames)[number]

interface Head {
  rows: number
  dim: number
  spreads: number
  groups: number
  eps: number
  largest: number
  matrices: Record<MatrixName, Omit<Matrix, 'numbers'>>
  vectors: Record<VectorName, number>
  sizes: [dense: number, small: number, codes: number]
}

/** The trained network, as `model/convert.py` wrote it. */
export interface Weights {
  /** Numbers in an embedding, and in the answer. */
  dim: number
  /** Groups of rows that share one scale. */
  spreads: number
  eps: number
  /** The largest value any token's projection has. */
  largest: number
  rows: CodedRows
  matrices: Record<MatrixName, Matrix>
  vectors: Record<VectorName, Float32Array>
}

/** Reads `model/weights.bin`. */
export function readWeights(): Weights {
  const file = readFileSync(new URL('./model/weights.bin', import.meta.url))
  const headEnd = 4 + file.readUInt32LE(0)
  const head = JSON.parse(file.toString('utf8', 4, headEnd)) as Head
  const [denseSize, smallSize, codesSize] = head.sizes
  const smallStart = headEnd + denseSize
  const codesStart = smallStart + smallSize
  const small = new Uint8Array(inflateSync(file.subarray(smallStart, codesStart)))
  let at = 0
  function take(bytes: number): Uint8Array {
    at += bytes
    return small.slice(at - bytes, at)
  }
  return {
    dim: head.dim,
    spreads: head.spreads,
    eps: head.eps,
    largest: head.largest,
    matrices: readMatrices(head, inflateSync(file.subarray(headEnd, smallStart))),
    vectors: recordOf(vectorNames, (name) => new Float32Array(take(head.vectors[name] * 4).buffer)),
    rows: {
      lengths: take(head.groups * 64),
      groups: take(head.rows),
      sizes: new Uint16Array(take(head.rows * 2).buffer),
      codes: file.subarray(codesStart, codesStart + codesSize),
    },
  }
}

function readMatrices(head: Head, dense: Buffer): Record<MatrixName, Matrix> {
  let at = 0
  return recordOf(matrixNames, (name) => {
    const shape = head.matrices[name]
    const numbers = new Int8Array(dense.buffer, dense.byteOffset + at, shape.inputs * shape.outputs)
    at += numbers.length
    return { ...shape, numbers }
  })
}

function recordOf<Name extends string, V>(names: readonly Name[], make: (name: Name) => V): Record<Name, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, V>
}
