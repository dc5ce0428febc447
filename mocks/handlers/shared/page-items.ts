/** One page of a list; the cursor is the number of items before it, which callers must not know. */
export function pageItems<T>(items: readonly T[], query: { cursor?: string; limit?: string }) {
  const start = Number(query.cursor ?? 0)
  const end = start + Number(query.limit ?? 50)
  return { items: items.slice(start, end), nextCursor: end < items.length ? String(end) : null }
}
