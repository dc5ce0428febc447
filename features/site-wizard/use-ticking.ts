import { useEffect, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'

/** The clock in milliseconds, again every second while on screen. */
export function useTicking(): number {
  const now = useNow()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(timer)
  }, [now])
  return at
}

/** Whole seconds from one moment to another, both in milliseconds; never negative. */
export function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 1000))
}
