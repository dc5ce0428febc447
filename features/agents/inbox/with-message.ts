import { placeOf } from '#mocks/contracts/conversations/message-place.ts'

interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/**
 * Pages, the newest message first, with one more where it belongs by its id; one of pages that were not read stays
 * away.
 * @returns `isGap`: something between it and the one before it has not been told of
 */
export function withMessage<T extends { id: string }>(
  pages: readonly Page<T>[],
  message: T,
): { pages: Page<T>[]; isGap: boolean } {
  if (pages.some(({ items }) => items.some(({ id }) => id === message.id))) {
    const put = (each: T) => (each.id === message.id ? message : each)
    return { pages: pages.map((page) => ({ ...page, items: page.items.map(put) })), isGap: false }
  }
  const isPlaced = ({ items, nextCursor }: Page<T>) =>
    nextCursor === null || items.some(({ id }) => id < message.id)
  const at = pages.findIndex(isPlaced)
  const page = pages[at]
  if (!page) return { pages: [...pages], isGap: false }
  const older = page.items.findIndex(({ id }) => id < message.id)
  const before = page.items[older]
  const items = page.items.toSpliced(older < 0 ? page.items.length : older, 0, message)
  const isGap = before !== undefined && placeOf(message.id) - placeOf(before.id) > 1
  return { pages: pages.map((each, index) => (index === at ? { ...page, items } : each)), isGap }
}
