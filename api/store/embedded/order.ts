import type { Sort } from '../store.ts'
import { valueAt } from './paths.ts'

/**
 * MongoDB's order of scalars, for the rare sort on a field without an index: null and missing alike first, then
 * numbers, strings by UTF-8 bytes, objects, arrays, booleans.
 */
export function comparator(sort: Sort): (a: unknown, b: unknown) => number {
  const keys = Object.entries(sort)
  return (a, b) => {
    for (const [path, direction] of keys) {
      const order = compareValues(valueAt(a, path), valueAt(b, path))
      if (order !== 0) return order * direction
    }
    return 0
  }
}

/** Negative, zero or positive, as one scalar sorts before, with or after another. */
export function compareValues(a: unknown, b: unknown): number {
  const byType = rank(a) - rank(b)
  if (byType !== 0) return byType
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string))
  if (typeof a === 'number' || typeof a === 'boolean') return Number(a) - Number(b)
  return 0
}

function rank(value: unknown): number {
  if (value === null || value === undefined) return 0
  if (typeof value === 'number') return 1
  if (typeof value === 'string') return 2
  if (typeof value === 'boolean') return 5
  return Array.isArray(value) ? 4 : 3
}
