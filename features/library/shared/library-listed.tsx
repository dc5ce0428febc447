import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
import type { LibraryDrawerProps, LibraryItem } from './library.types.ts'
import { LibraryGone } from './library-gone.tsx'
import type { LibraryPages } from './library-list.tsx'

interface LibraryListedProps<Item extends LibraryItem> extends LibraryDrawerProps {
  list: LibraryPages<Item>
  /** Reads the thing by its id where the list does not hold it. @default the list holds all there are */
  itemQuery?: {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Item>
  }
  title: string
  /** One of them, in a sentence: 'session'. */
  one: string
  /** The drawer of the thing, once it is known. */
  children: (item: Item) => ReactNode
}

/** The drawer of a thing the list shows in full; one further down the list, or filtered out of it, is read by its id. */
export function LibraryListed<Item extends LibraryItem>(props: LibraryListedProps<Item>) {
  const { list, itemQuery, title, one, children, ...drawer } = props
  const listed = list.data?.pages.flatMap(({ items }) => items).find(({ ID }) => ID === drawer.id)
  const isMissing = list.data !== undefined && !listed
  const isRead = isMissing && itemQuery !== undefined
  const read = useQuery<Item>({
    queryKey: itemQuery?.queryKey ?? [title],
    queryFn: isRead ? itemQuery.queryFn : skipToken,
  })
  const item = listed ?? (isRead ? read.data : undefined)
  if (item) return children(item)
  if (isMissing && (!isRead || isGone(read.error))) return <LibraryGone {...drawer} title={title} />
  return <DrawerPending {...drawer} title={title} one={one} query={isRead ? read : list} />
}

/** Deleted, or somebody else's, which look the same from outside; an id of the wrong form names nothing. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}
