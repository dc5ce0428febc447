import type { Logger } from 'pino'
import { createSlidingBudgets, type SlidingBudgetDoc } from '../store/sliding-budgets.ts'
import type { Stores } from '../store/store.ts'
import { createSharedCounter } from './shared-counter.ts'
import { createWindowCounter, type WindowCounter } from './window-counter.ts'

/** Makes counters; `name` tells one from another. */
export type Counters = (name: string, points: number, seconds: number) => WindowCounter

/** Counters of one process, each name one counter. `now` is monotonic, in milliseconds. */
export function localCounters(now?: () => number): Counters {
  const made = new Map<string, WindowCounter>()
  return (name, points, seconds) => {
    const counter = made.get(name) ?? createWindowCounter(points, seconds, now)
    made.set(name, counter)
    return counter
  }
}

/** How often a store that does not answer is told of, in milliseconds. */
const toldEveryMs = 60_000

/** Counters that all processes on one store share, each in its region `eu`, wherever the caller is. */
export function sharedCounters({
  stores,
  now,
  log,
}: {
  stores: Stores
  now: () => number
  log: Logger
}): Counters {
  const budgets = createSlidingBudgets(stores.eu.collection<SlidingBudgetDoc>('limits'), now)
  let toldAt = Number.NEGATIVE_INFINITY
  const failed = (error: unknown) => {
    if (performance.now() - toldAt < toldEveryMs) return
    toldAt = performance.now()
    log.warn({ err: error }, 'limits.counted-alone')
  }
  return (name, points, seconds) => createSharedCounter({ name, points, seconds, budgets, now, failed })
}

/** What calls are counted by: the embedded store has one process; on a MongoDB there may be others, and they count together. */
export function createCounters(
  config: { mongodb: unknown },
  of: { stores: Stores; now: () => number; log: Logger },
): Counters {
  return config.mongodb ? sharedCounters(of) : localCounters()
}
