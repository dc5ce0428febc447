import type { UseQueryResult } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { LibraryDrawerProps } from './library.types.ts'

interface LibraryDrawerLoadingProps extends LibraryDrawerProps {
  title: string
  /** One of them, in a sentence: 'credential'. */
  one: string
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown }
}

/** The drawer while its thing is fetched, or when it could not be. */
export function LibraryDrawerLoading({ title, one, query, ...props }: LibraryDrawerLoadingProps) {
  const { open, onClose, onExited } = props
  return (
    <Drawer open={open} onOpenChange={onClose} onExited={onExited} title={title}>
      {query.error ? (
        <FailureState
          compact
          error={query.error}
          title={`The ${one} could not be loaded`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={`Loading the ${one}`}>
          <Stack gap={5}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
    </Drawer>
  )
}
