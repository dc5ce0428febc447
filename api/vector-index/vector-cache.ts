import { createHash } from 'node:crypto'

/** Vectors by the text they were made from, so that a text costs one call however often it is known. */
export interface VectorCache {
  get(text: string): Float32Array | undefined
  set(text: string, vector: Float32Array): void
}

/** Keeps the vectors used last, up to so many bytes. */
export function createVectorCache(mostBytes: number): VectorCache {
  // A Map iterates in insertion order: re-inserting on use makes its first key the least recently used.
  const vectors = new Map<string, Float32Array>()
  let bytes = 0

  return {
    get(text) {
      const key = keyOf(text)
      const found = vectors.get(key)
      if (found) {
        vectors.delete(key)
        vectors.set(key, found)
      }
      return found
    },
    set(text, vector) {
      const key = keyOf(text)
      bytes += vector.byteLength - (vectors.get(key)?.byteLength ?? 0)
      vectors.delete(key)
      vectors.set(key, vector)
      for (const [oldest, { byteLength }] of vectors) {
        if (bytes <= mostBytes) break
        vectors.delete(oldest)
        bytes -= byteLength
      }
    },
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
