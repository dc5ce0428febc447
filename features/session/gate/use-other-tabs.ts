import { useEffect } from 'react'
import type { LocalName } from '#features/shared/local-values.ts'

const who: LocalName = 'user_id'

/** Calls `ask` when another tab signed in or out, or emptied what this browser keeps. */
export function useOtherTabs(ask: () => unknown): void {
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === who || key === null) ask()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [ask])
}
