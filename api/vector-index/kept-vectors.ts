import { createHash } from 'node:crypto'
import { packVector } from '../encoder/kept-vector.ts'
import { isDuplicateKey } from '../store/errors.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** The vector of one text of an agent's knowledge; its id is the agent's and a hash of model, length and text. */
export interface VectorDoc extends Doc {
  agentId: string
  /** What was cut and asked alike: model, length of vectors, length of passages. */
  kind: string
  /** Its numbers in bytes, in base64. */
  vector: string
}

/** Vectors that are kept with an agent's knowledge, so that a text costs one call however often the server starts. */
export interface KeptVectors {
  keyOf(text: string): string
  /** Those that are kept, by key. */
  some(keys: readonly string[]): Promise<Map<string, Int8Array>>
  keep(vectors: ReadonlyMap<string, Float32Array>): Promise<void>
  /** Forgets what no text of the knowledge has any more, of those that were cut and asked alike. */
  dropOthers(keys: ReadonlySet<string>): Promise<void>
}

/** Read and forgotten at once: what is parsed of them holds nobody else up. */
const batch = 200

/** An agent's kept vectors of one kind. */
export function createKeptVectors(
  collection: DocStore<VectorDoc>,
  agentId: string,
  kind: string,
): KeptVectors {
  const idOf = (key: string) => `${agentId}:${key}`
  const keyIn = (id: string) => id.slice(agentId.length + 1)

  return {
    keyOf: (text) => createHash('sha256').update(`${kind}\n${text}`).digest('base64url'),

    async some(keys) {
      const found = await collection.find({ _id: { $in: keys.map(idOf) }, agentId }).toArray()
      return new Map(found.map(({ _id, vector }) => [keyIn(_id), unpack(vector)]))
    },

    async keep(vectors) {
      const made = [...vectors].map(([key, vector]) => ({
        _id: idOf(key),
        agentId,
        kind,
        vector: pack(vector),
      }))
      try {
        await collection.insertMany(made)
      } catch (error) {
        // Another process made the same; those left out are asked for again after the next start.
        if (!isDuplicateKey(error)) throw error
      }
    },

    async dropOthers(keys) {
      const kept = await collection.find<Doc>({ agentId, kind }, { projection: { _id: 1 } }).toArray()
      const others = kept.map(({ _id }) => _id).filter((id) => !keys.has(keyIn(id)))
      for (let at = 0; at < others.length; at += batch)
        await collection.deleteMany({ _id: { $in: others.slice(at, at + batch) }, agentId })
    },
  }
}

function pack(vector: Float32Array): string {
  return Buffer.from(packVector(vector).buffer).toString('base64')
}

function unpack(vector: string): Int8Array {
  return Int8Array.from(Buffer.from(vector, 'base64'), (byte) => (byte << 24) >> 24)
}

/** A kept vector, ready to be compared. */
export interface Direction {
  numbers: Int8Array
  length: number
}

/** Measures a kept vector once, instead of at every question. */
export function directionOf(numbers: Int8Array): Direction {
  let squares = 0
  for (const value of numbers) squares += value * value
  return { numbers, length: Math.sqrt(squares) || 1 }
}

/** How alike two directions are, -1 to 1; the question's is of length 1. */
export function likeness(question: Float32Array, { numbers, length }: Direction): number {
  if (question.length !== numbers.length) return 0
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += question[at]! * numbers[at]!
  return sum / length
}
