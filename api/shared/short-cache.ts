/** Remembers answers for a moment, so that a burst of requests asks the store once. */
export interface ShortCache<V> {
  /** The remembered answer, or what `load` finds; null is never remembered, nor what was dropped meanwhile. */
  through(key: string, load: () => Promise<V | null>): V | Promise<V | null>
  /** Forgets one key, or every entry the test picks. */
  drop(key: string | ((value: V) => boolean)): void
}

/** A cache whose entries live `ms` milliseconds; over `size` entries it starts anew. `ms` 0 remembers nothing. */
export function createShortCache<V>({
  ms,
  size,
  now,
}: {
  ms: number
  size: number
  now(): number
}): ShortCache<V> {
  const entries = new Map<string, { value: V; at: number }>()
  let drops = 0

  function recall(key: string): V | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    const age = now() - entry.at
    // A clock that went backwards ages everything at once.
    if (age >= 0 && age < ms) return entry.value
    entries.delete(key)
    return undefined
  }

  async function read(key: string, load: () => Promise<V | null>): Promise<V | null> {
    const before = drops
    const value = await load()
    if (value === null || ms === 0 || drops !== before) return value
    if (entries.size >= size) entries.clear()
    entries.set(key, { value, at: now() })
    return value
  }

  return {
    through: (key, load) => recall(key) ?? read(key, load),
    drop(which) {
      drops += 1
      if (typeof which === 'string') entries.delete(which)
      else for (const [key, { value }] of entries) if (which(value)) entries.delete(key)
    },
  }
}
