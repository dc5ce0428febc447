import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { FileClock } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { Text } from '#ui/text/text.tsx'

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
  if (!list.data) {
    if (list.error) {
      return (
        <FailureState
          error={list.error}
          title={`${label} could not be loaded`}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )
    }
    return (
      <SkeletonGroup label={`Loading ${label.toLowerCase()}`}>
        <Stack gap={2}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </SkeletonGroup>
    )
  }
  const rows = list.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <EmptyState icon={<FileClock />} {...empty} />
  return (
    <Stack gap={5} aria-busy={list.isPlaceholderData || undefined}>
      <Table label={label} columns={[...columns]} rows={rows} rowKey={({ ID }) => ID} />
      {list.hasNextPage && (
        <Stack gap={2} align="center">
          {list.isFetchNextPageError && (
            <Text tone="muted" role="alert">
              More could not be loaded.
            </Text>
          )}
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Retry' : 'Load more'}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
