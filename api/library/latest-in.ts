import { afterPage } from '../store/page.ts'
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
  const page: Filter<T> = after ? afterPage<T>(field, -1, { value: after[0], id: after[1] }) : {}
  if (!since) return page
  const upTo = page[field] as object | undefined
  return { ...page, [field]: { ...upTo, $gte: Number(since) } } as Filter<T>
}
