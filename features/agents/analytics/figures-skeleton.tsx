import { Row } from '#ui/row/row.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'

const tiles = ['first', 'second', 'third', 'fourth']

/** Stands where figures will be. */
export function FiguresSkeleton({ label = 'Loading the figures' }: { label?: string }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={6}>
        <Row columns="xs" gap={4}>
          {tiles.map((tile) => (
            <Skeleton key={tile} shape="media" />
          ))}
        </Row>
        <Skeleton shape="media" />
        <Skeleton shape="media" />
      </Stack>
    </SkeletonGroup>
  )
}
