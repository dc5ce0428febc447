import { useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'

/**
 * Whether the search goes somewhere on Enter alone: as chosen in this browser, else where the device says that its
 * person wants little to move or reads with forced colours. Screen readers cannot be asked after.
 */
export function useWaitsForEnter(): [boolean, (next: boolean) => void] {
  const [waits, setWaits] = useState(() => {
    const kept = readLocal('vg_search_enter')
    if (kept !== null) return kept === 'on'
    return matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches
  })
  return [
    waits,
    (next) => {
      writeLocal('vg_search_enter', next ? 'on' : 'off')
      setWaits(next)
    },
  ]
}
