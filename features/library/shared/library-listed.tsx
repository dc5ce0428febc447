import type { ReactNode } from 'react'
import type { LibraryDrawerProps, LibraryItem } from './library.types.ts'
import { LibraryDrawerLoading } from './library-drawer-loading.tsx'
import { LibraryGone } from './library-gone.tsx'
import type { LibraryPages } from './library-list.tsx'

interface LibraryListedProps<Item extends LibraryItem> extends LibraryDrawerProps {
  list: LibraryPages<Item>
  title: string
  /** One of them, in a sentence: 'session'. */
  one: string
  /** The drawer of the thing, once the list has it. */
  children: (item: Item) => ReactNode
}

/** The drawer of a thing that is known from the list alone: while the list comes, and where it does not hold it. */
export function LibraryListed<Item extends LibraryItem>(props: LibraryListedProps<Item>) {
  const { list, title, one, children, ...drawer } = props
  const item = list.data?.pages.flatMap(({ items }) => items).find(({ ID }) => ID === drawer.id)
  if (item) return children(item)
  if (list.data) return <LibraryGone {...drawer} title={title} />
  return <LibraryDrawerLoading {...drawer} title={title} one={one} query={list} />
}
