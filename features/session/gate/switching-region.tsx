import type { Region } from '#mocks/contracts/shared/region.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import './switching-region.css'

/** Stands while the other region's pages load (spec 2 §4). */
export function SwitchingRegion({ region }: { region: Region }) {
  return (
    <main className="vg-switching-region">
      <Spinner />
      <h1 className="vg-switching-region__title">Switching to {region.toUpperCase()} region...</h1>
    </main>
  )
}
