import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Plus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LoadMore } from '#features/shared/lists/load-more.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import type { LibraryItem, LibraryRowLook, LibraryWords } from './library.types.ts'
import { LibraryName, LibraryTime } from './library-row.tsx'
import { type LibraryRemoval, LibraryRowMenu } from './library-row-menu.tsx'
import { libraryOrder, tableSort } from './library-sort.ts'
import type { LibraryView } from './use-library-view.ts'

/** Pages of a list, as an infinite query has them. */
export type LibraryPages<Item> = UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>

export interface LibraryListProps<Item extends LibraryItem> {
  list: LibraryPages<Item>
  words: LibraryWords
  view: LibraryView
  /** Of the things, and of the empty list. */
  icon: ReactNode
  rowOf: (item: Item) => LibraryRowLook
  /** More for a thing's menu, as `MenuItem`s. */
  actions?: (item: Item) => ReactNode
  /** How one is deleted; absent for who may not, and where none can be. */
  removal?: (item: Item) => LibraryRemoval
  /** What opening one is. @default 'Edit' for who may, else 'View' */
  opening?: 'Edit' | 'View'
  /** Whether only some are asked for, by something other than words. @default false */
  narrowed?: boolean
  /** Whether the server orders it by name or time as asked. @default false */
  sortable?: boolean
  /** Whether the caller may make and change what is listed. */
  mayMake: boolean
}

/** Whether there is nothing at all, rather than nothing that was looked for. */
export function isBare(list: LibraryPages<LibraryItem>, view: LibraryView, narrowed = false): boolean {
  return list.data?.pages.every(({ items }) => items.length === 0) === true && view.q === '' && !narrowed
}

const placeholders = ['first', 'second', 'third', 'fourth']

/** The things themselves, in each state of getting them. */
export function LibraryList<Item extends LibraryItem>(props: LibraryListProps<Item>) {
  const { list, words, view, icon, rowOf, actions, removal, mayMake } = props
  const { narrowed = false, sortable = false, opening = mayMake ? 'Edit' : 'View' } = props
  if (!list.data) {
    if (list.error) {
      return (
        <FailureState
          error={list.error}
          title={`${words.title} could not be loaded`}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )
    }
    return (
      <SkeletonGroup label={`Loading ${words.many}`} className="vg-_library__skeleton">
        {placeholders.map((each) => (
          <Skeleton key={each} className="vg-_library__placeholder" />
        ))}
      </SkeletonGroup>
    )
  }

  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    if (!isBare(list, view, narrowed)) {
      return (
        <EmptyState
          icon={<SearchX />}
          title={`No ${words.one} matches`}
          message={narrowed ? 'Try another filter.' : 'Try fewer or different words.'}
        />
      )
    }
    return (
      <EmptyState
        icon={icon}
        title={`No ${words.many} yet`}
        message={words.purpose}
        action={
          mayMake && (
            <Button tone="primary" icon={<Plus aria-hidden />} onClick={view.showNew}>
              Create your first {words.one}
            </Button>
          )
        }
      />
    )
  }
  const rows = items.map((item) => ({ item, look: rowOf(item) }))
  const columns: TableColumn<(typeof rows)[number]>[] = [
    {
      id: 'name',
      header: 'Name',
      width: 'wide',
      sortable,
      cell: ({ item, look }) => <LibraryName look={look} icon={icon} onOpen={() => view.show(item.ID)} />,
    },
    {
      id: 'aside',
      header: words.aside,
      cell: ({ look }) => <div className="vg-_library__aside">{look.aside}</div>,
    },
    {
      id: 'lastModified',
      header: words.time,
      sortable,
      cell: ({ look }) => <LibraryTime at={look.at} />,
    },
  ]
  return (
    <Stack gap={5} aria-busy={list.isPlaceholderData || undefined}>
      <Table
        className="vg-_library__list"
        label={words.title}
        columns={columns}
        rows={rows}
        rowKey={({ item }) => item.ID}
        windowed={false}
        sorted
        sort={tableSort(view.sort)}
        onSortChange={(next) => view.setSort(libraryOrder(next, view.sort))}
        rowActions={({ item, look }) => (
          <LibraryRowMenu
            name={look.name}
            openLabel={opening}
            onOpen={() => view.show(item.ID)}
            actions={actions?.(item)}
            removal={removal?.(item)}
          />
        )}
      />
      <LoadMore list={list} many={words.many} />
    </Stack>
  )
}
