import type { UseQueryResult } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'

/** What is known of a query that has no data yet. */
export type Pending = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown }

interface ListPendingProps {
  query: Pending
  /** What is read, in a sentence: 'the leads'. */
  what: string
  /** In a pane or drawer of its own. @default false */
  compact?: boolean
}

/** A list while it is fetched, or when it could not be. */
export function ListPending({ query, what, compact = false }: ListPendingProps) {
  if (query.error) {
    return (
      <FailureState
        compact={compact}
        error={query.error}
        title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup label={`Loading ${what}`}>
      <Stack gap={2}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  )
}
