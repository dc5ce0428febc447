import { useState } from 'react'

/** Shown of a list at first. */
export const shownAtFirst = 8
/** Shown more of it with each press. */
export const shownMore = 100

/** The beginning of a list that may be long, and the way to the rest of it. */
export function useFirstShown<T>(items: readonly T[]): {
  shown: readonly T[]
  /** How many are not shown. */
  left: number
  showMore: () => void
} {
  const [most, setMost] = useState(shownAtFirst)
  return {
    shown: items.slice(0, most),
    left: Math.max(0, items.length - most),
    showMore: () => setMost(most + shownMore),
  }
}
