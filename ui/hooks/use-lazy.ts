import { useEffect, useState } from 'react'

/** A part of the product that is fetched when it is first needed. */
export type Lazy<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T }

type Load<T> = () => Promise<T>

const loading = { state: 'loading' } as const

/** What has arrived, by the function that fetched it: the second use is there at once, without a flash. */
const arrived = new WeakMap<Load<unknown>, Lazy<unknown>>()

/**
 * Fetches a module once it is wanted, which is at once unless told otherwise; `load` is one function for its
 * lifetime: `const load = () => import('./editor.ts')`.
 */
export function useLazy<T>(load: Load<T>, wanted = true): Lazy<T> {
  const [outcome, setOutcome] = useState<{ load: Load<T>; result: Lazy<T> }>()
  const settled = outcome?.load === load ? outcome.result : undefined
  const hasFailed = settled?.state === 'failed'

  useEffect(() => {
    if (!wanted || hasFailed || arrived.has(load)) return
    let gone = false
    const settle = (result: Lazy<T>) => gone || setOutcome({ load, result })
    load().then(
      (value) => {
        arrived.set(load, { state: 'ready', value })
        settle({ state: 'ready', value })
      },
      () => settle({ state: 'failed', retry: () => setOutcome(undefined) }),
    )
    return () => {
      gone = true
    }
  }, [load, wanted, hasFailed])

  if (!wanted) return loading
  return (arrived.get(load) as Lazy<T> | undefined) ?? settled ?? loading
}
