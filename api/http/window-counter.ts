import { countIn, roomIn, type Slices, startSlices, takeBack } from './slices.ts'
import { createWindows, type Window } from './windows.ts'

/** Counts events per key over a time that moves along. */
export interface WindowCounter {
  /** Counts one event; 0 while it is within the limit, else the milliseconds until there is room again. */
  take(key: string): number | Promise<number>
  /** Takes one counted event back: it turned out not to count. */
  giveBack(key: string): void
}

/** A counter that need not ask anybody. */
export interface LocalCounter extends WindowCounter {
  take(key: string): number
}

interface Counted extends Window {
  slices: Slices
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
  const windows = createWindows<Counted>(points)
  const windowMs = seconds * 1000

  return {
    take(key) {
      const time = now()
      let window = windows.get(key, time)
      if (!window) {
        window = { used: 0, endsAt: time + windowMs, slices: startSlices(time) }
        windows.add(key, window, time)
      }
      const { used, roomAt } = roomIn(window.slices, time, windowMs)
      window.used = used
      if (used > 0 && used + 1 > points) return roomAt - time
      window.endsAt = countIn(window.slices, time, windowMs) + windowMs
      window.used += 1
      return 0
    },
    giveBack(key) {
      const window = windows.get(key, now())
      if (window && takeBack(window.slices)) window.used -= 1
    },
  }
}
