import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { FileClock } from 'lucide-react'
import { ListPending } from '#features/shared/lists/list-pending.tsx'
import { LoadMore } from '#features/shared/lists/load-more.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'

interface LogListProps<Item extends { ID: string }> {
  /** What it lists: 'Log', 'Receipts'. */
  label: string
  list: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }>
  columns: readonly TableColumn<Item>[]
  /** Said where there is nothing. */
  empty: { title: string; message: string }
}

/** Entries of a workspace, the latest first, in each state of getting them. */
export function LogList<Item extends { ID: string }>({ label, list, columns, empty }: LogListProps<Item>) {
  if (!list.data) return <ListPending query={list} what={label.toLowerCase()} />
  const rows = list.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <EmptyState icon={<FileClock />} {...empty} />
  return (
    <Stack gap={5} aria-busy={list.isPlaceholderData || undefined}>
      <Table label={label} columns={[...columns]} rows={rows} rowKey={({ ID }) => ID} stacked />
      <LoadMore list={list} many="lines" />
    </Stack>
  )
}
