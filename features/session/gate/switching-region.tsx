import { PageMiddle } from '#features/shared/page/page-middle.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'

/** Stands while the other region's pages load (spec 2 §4). */
export function SwitchingRegion({ region }: { region: Region }) {
  return (
    <PageMiddle>
      <Spinner />
      <Heading level={1} size="lg">
        Switching to {region.toUpperCase()} region...
      </Heading>
    </PageMiddle>
  )
}
