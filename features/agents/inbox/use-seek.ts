import { useEffect } from 'react'

/** What was said, page by page, the newest first. */
interface Pages {
  data: { pages: readonly { items: readonly { id: string }[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Pages that are read to find a message. */
const most = 50

/** Brings a message into sight, reading back to it where it is earlier than what was read. */
export function useSeek(id: string, { data, hasNextPage, isFetchingNextPage, fetchNextPage }: Pages): void {
  const read = data?.pages.length ?? 0
  const isThere = Boolean(id && data?.pages.some(({ items }) => items.some((each) => each.id === id)))
  const goesBack = id !== '' && !isThere && read > 0 && read < most && hasNextPage && !isFetchingNextPage

  useEffect(() => {
    if (goesBack) void fetchNextPage()
  }, [goesBack, fetchNextPage])

  useEffect(() => {
    if (!isThere) return
    document.querySelector(`[data-message="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' })
  }, [id, isThere])
}
