import { useEffect } from 'react'

/** What was said, page by page, the newest first. */
interface Pages {
  data: { pages: readonly { items: readonly { id: string }[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** The last try to read on failed; whoever looks may try again. */
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Pages that are read to find a message. */
const most = 50

const has = ({ data }: Pages, id: string) =>
  id !== '' && Boolean(data?.pages.some(({ items }) => items.some((each) => each.id === id)))

/** Whether an earlier page is to be read to find a message. */
export function goesBack(id: string, pages: Pages): boolean {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const read = data?.pages.length ?? 0
  const mayRead = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  return id !== '' && read > 0 && read < most && mayRead && !has(pages, id)
}

/** Brings a message or a note into sight, reading back to a message that is earlier than what was read. */
export function useSeek(id: string, pages: Pages, notes: readonly { ID: string }[] | undefined): void {
  const { data, fetchNextPage } = pages
  const isNote = notes?.some(({ ID }) => ID === id) ?? false
  const isThere = data !== undefined && (isNote || has(pages, id))
  // Until the notes are there it may be one of them.
  const readsOn = notes !== undefined && !isNote && goesBack(id, pages)

  useEffect(() => {
    if (readsOn) void fetchNextPage()
  }, [readsOn, fetchNextPage])

  useEffect(() => {
    if (!isThere) return
    document.querySelector(`[data-message="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' })
  }, [id, isThere])
}
