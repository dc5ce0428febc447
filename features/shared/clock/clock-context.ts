import { createContext, useContext } from 'react'

/** The clock, in milliseconds; stories put a standing one here. */
export const ClockContext = createContext<() => number>(() => Date.now())

/** The clock screens read, so that what they say about time can be frozen. */
export function useNow(): () => number {
  return useContext(ClockContext)
}
