import { useEffect, useState } from 'react'

/** A value once it has not changed for `ms` milliseconds: what is typed, when the person pauses. */
export function useSettled<T extends string>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
