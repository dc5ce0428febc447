import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { Pending } from './list-pending.tsx'

interface DrawerPendingProps {
  query: Pending
  title: string
  /** One of them, in a sentence: 'credential'. */
  one: string
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** The drawer of a thing while it is fetched, or when it could not be. */
export function DrawerPending({ title, one, query, open, onClose, onExited }: DrawerPendingProps) {
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
