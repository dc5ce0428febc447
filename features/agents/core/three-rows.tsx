import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** A page with rows to come. */
export const threeRows = (
  <>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </>
)
