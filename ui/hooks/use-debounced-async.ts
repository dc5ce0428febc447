import { useEffect, useEffectEvent, useState } from 'react'
import { type Check, type CheckOutcome, startDebouncedCheck } from './debounced-check.ts'

/** Where the check of a value stands; from the first changed letter until the answer it is `checking`. */
export type CheckState = 'idle' | 'checking' | CheckOutcome

/** What `useDebouncedAsync` takes. */
export interface DebouncedAsyncOptions {
  /** What is checked; an empty one is not. */
  value: string
  check: Check
  /** Milliseconds of rest before it is checked (spec 1 §9). @default 2000 */
  delay?: number
  /** Whether there is anything to check: not for a value that is already the person's own. @default true */
  enabled?: boolean
}

/** Checks a value as it is typed, after a rest; a newer value calls the older check off. */
export function useDebouncedAsync({ value, check, delay = 2000, enabled = true }: DebouncedAsyncOptions): {
  state: CheckState
  /** Checks the same value again, at once. */
  retry: () => void
} {
  const [answer, setAnswer] = useState<{ value: string; outcome: CheckOutcome }>()
  const [again, setAgain] = useState<{ value: string }>()
  const wanted = enabled && value !== ''
  const runCheck = useEffectEvent(check)

  useEffect(() => {
    if (!wanted) return
    return startDebouncedCheck(
      value,
      (given, signal) => runCheck(given, signal),
      again?.value === value ? 0 : delay,
      (outcome) => setAnswer({ value, outcome }),
    )
  }, [wanted, value, delay, again])

  const retry = () => {
    setAnswer(undefined)
    // A new object each time, so that the effect runs again.
    setAgain({ value })
  }
  if (!wanted) return { state: 'idle', retry }
  return { state: answer?.value === value ? answer.outcome : 'checking', retry }
}
