/** Ways to order the things of a library; `-` is downwards, so that what changed last comes first. */
export const libraryOrders = ['-lastModified', 'lastModified', 'name', '-name'] as const
export type LibraryOrder = (typeof libraryOrders)[number]

/** What a list is ordered by when nothing is said. */
export const usualLibraryOrder: LibraryOrder = '-lastModified'

/** What of a thing its place in a list depends on. */
export interface LibraryPlace {
  name: string
  ID: string
  /** Unix seconds. */
  lastModified: number
}

/** Names as people read them: 'b' after 'A', '10' after '9'. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Above 0 when `a` comes after `b`; equal ones go by their ids. */
export function compareInLibrary(order: LibraryOrder, a: LibraryPlace, b: LibraryPlace): number {
  const sign = order.startsWith('-') ? -1 : 1
  const difference = order.endsWith('name')
    ? collator.compare(a.name, b.name)
    : a.lastModified - b.lastModified
  return sign * (difference || (a.ID < b.ID ? -1 : Number(a.ID > b.ID)))
}
