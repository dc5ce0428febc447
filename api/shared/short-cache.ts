/** Remembers answers for a moment, so that a burst of requests asks the store once. */
export interface ShortCache<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  /** Forgets one key, or every entry the test picks. */
  drop(key: string | ((value: V) => boolean)): void
}

/** A cache whose entries live `ms` milliseconds; over `size` entries it starts anew. `ms` 0 remembers nothing. */
export function shortCache<V>({ ms, size, now }: { ms: number; size: number; now(): number }): ShortCache<V> {
  const entries = new Map<string, { value: V; at: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const age = now() - entry.at
      // A clock that went backwards ages everything at once.
      if (age >= 0 && age < ms) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value) {
      if (ms === 0) return
      if (entries.size >= size) entries.clear()
      entries.set(key, { value, at: now() })
    },
    drop(which) {
      if (typeof which === 'string') entries.delete(which)
      else for (const [key, { value }] of entries) if (which(value)) entries.delete(key)
    },
  }
}
