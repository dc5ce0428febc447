import { useEffect, useState } from 'react'

/** A part of the product that is fetched when it is first needed. */
export type Lazy<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T }

type Load<T> = () => Promise<T>

/** What has arrived, by the function that fetched it: the second use is there at once, without a flash. */
const arrived = new WeakMap<Load<unknown>, Lazy<unknown>>()

/** Fetches a module; `load` is one function for its lifetime: `const load = () => import('./editor.ts')`. */
export function useLazy<T>(load: Load<T>): Lazy<T> {
  const [outcome, setOutcome] = useState<{ load: Load<T>; result: Lazy<T> }>()

  useEffect(() => {
    if (arrived.has(load)) return
    let wanted = true
    const settle = (result: Lazy<T>) => wanted && setOutcome({ load, result })
    load().then(
      (value) => {
        arrived.set(load, { state: 'ready', value })
        settle({ state: 'ready', value })
      },
      () => settle({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [load])

  const known = arrived.get(load) as Lazy<T> | undefined
  return known ?? (outcome?.load === load ? outcome.result : { state: 'loading' })
}
