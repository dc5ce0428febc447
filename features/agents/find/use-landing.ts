import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { landingMark } from './found-place.ts'

/** How one arrives at something found; goes along in the history's state. */
export interface Landing {
  /** Whether the focus moves there. @default true */
  takesFocus?: boolean
}

/** Brings what the address's hash names into view and marks it, whoever led there. */
export function useLanding(): void {
  const { hash, key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place chosen again is led to again
  useEffect(() => {
    if (!hash.startsWith(landingMark)) return
    const id = decodeURIComponent(hash.slice(landingMark.length))
    const { takesFocus = true } = (state ?? {}) as Landing
    const over = new AbortController()
    import('./land.ts').then(
      ({ land }) => land(id, takesFocus, over.signal),
      // Without its code the section is shown from its top.
      () => undefined,
    )
    return () => over.abort()
  }, [hash, key])
}
