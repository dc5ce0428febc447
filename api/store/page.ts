import type { Doc, Filter } from './store.ts'

/** Where a page ended: the last document's sort value and id. */
export interface PageEnd {
  value: string | number
  id: string
}

/**
 * The filter for the documents after `end` in a list sorted by `{ [field]: direction, _id: direction }`. Its
 * outer bound lets the index `{ …, [field]: direction, _id: direction }` seek straight to the page.
 */
export function afterPage<T extends Doc>(
  field: keyof T & string,
  direction: 1 | -1,
  end: PageEnd,
): Filter<T> {
  const [beyond, upTo] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte']
  const filter = {
    [field]: { [upTo!]: end.value },
    $or: [{ [field]: { [beyond!]: end.value } }, { _id: { [beyond!]: end.id } }],
  }
  return filter as unknown as Filter<T>
}
