import { createHash } from 'node:crypto'

/** A question's key (`questionKey`) in 16 characters, by which it is known again without being kept. */
export function questionHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16)
}

/** What these are the hashes of, as a set of keys; each key is hashed once. */
export function keysOf(hashes: ReadonlySet<string>, known = new Map<string, string>()) {
  return {
    has(key: string): boolean {
      const hash = known.get(key) ?? questionHash(key)
      known.set(key, hash)
      return hashes.has(hash)
    },
  }
}
