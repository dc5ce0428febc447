import type { Doc, Filter } from '../store/store.ts'

/**
 * The filter for a list sorted by a time, latest first: those since a moment, after the page before. Both bounds
 * stand on the sorted field, so its index seeks straight to the page.
 */
export function latestIn<T extends Doc>(
  field: keyof T & string,
  since: string | undefined,
  after: readonly [number, string] | null,
): Filter<T> {
  if (!since && !after) return {}
  const filter = {
    [field]: { ...(since && { $gte: Number(since) }), ...(after && { $lte: after[0] }) },
    ...(after && { $or: [{ [field]: { $lt: after[0] } }, { _id: { $lt: after[1] } }] }),
  }
  return filter as unknown as Filter<T>
}
