/** Remembers the vectors of the texts asked last. */
export interface VectorCache {
  get(text: string): Int8Array | undefined
  set(text: string, vector: Int8Array): void
}

/** Holds `size` texts (a vector takes half a kilobyte); over that the one unasked for longest goes. */
export function createVectorCache(size: number): VectorCache {
  const entries = new Map<string, Int8Array>()

  function put(text: string, vector: Int8Array): void {
    entries.delete(text)
    entries.set(text, vector)
  }
  return {
    get(text) {
      const vector = entries.get(text)
      if (vector) put(text, vector)
      return vector
    },
    set(text, vector) {
      put(text, vector)
      for (const oldest of entries.keys()) {
        if (entries.size <= size) return
        entries.delete(oldest)
      }
    },
  }
}
