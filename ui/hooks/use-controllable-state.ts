import { useState } from 'react'

/** A value the parent may own: controlled while `value` is given, else kept here, starting at `initial`. */
export function useControllableState<T>(
  value: T | undefined,
  initial: T,
  onChange?: (next: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial)
  const current = value === undefined ? own : value
  const change = (next: T) => {
    if (value === undefined) setOwn(next)
    if (!Object.is(next, current)) onChange?.(next)
  }
  return [current, change]
}
