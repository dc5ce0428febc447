import { createWindows } from './windows.ts'

/** Counts events per key in windows of fixed length. */
export interface WindowCounter {
  /** Counts one event; 0 while it is within the limit, else the milliseconds until the window ends. */
  take(key: string): number | Promise<number>
}

/** A counter that need not ask anybody. */
export interface LocalCounter extends WindowCounter {
  take(key: string): number
}

/**
 * At most `points` events per `seconds` and key, counted in this process alone. Time is monotonic: changing the clock
 * frees nobody. Of more keys than there is room for, those that counted least are forgotten.
 */
export function createWindowCounter(
  points: number,
  seconds: number,
  now = () => performance.now(),
): LocalCounter {
  const windows = createWindows<{ used: number; endsAt: number }>(points)

  return {
    take(key) {
      const time = now()
      const window = windows.get(key, time)
      if (!window) {
        windows.add(key, { used: 1, endsAt: time + seconds * 1000 }, time)
        return 0
      }
      window.used += 1
      return window.used <= points ? 0 : window.endsAt - time
    },
  }
}
