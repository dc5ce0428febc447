import { createContext, useContext } from 'react'
import { trueNow } from '#ui/relative-time/true-now.ts'

/** The clock, in milliseconds, right where the device's is not; stories put a standing one here. */
export const ClockContext = createContext<() => number>(() => trueNow() * 1000)

/** The clock screens read, so that what they say about time can be frozen. */
export function useNow(): () => number {
  return useContext(ClockContext)
}
