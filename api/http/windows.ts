/** What is known of one key until its window ends. */
export interface Window {
  /** Events counted so far. */
  used: number
  /** Monotonic milliseconds. */
  endsAt: number
}

/** The windows of one counter, by key. */
export interface Windows<W extends Window> {
  /** The key's window that is not over; undefined when it has none. */
  get(key: string, time: number): W | undefined
  add(key: string, window: W, time: number): void
  readonly size: number
}

/** Keys of one counter that are remembered at once. */
const mostKeys = 10_000
/** How many go when there is no room, in one pass, so that the pass is rare. */
const goAtOnce = mostKeys / 10
const steps = 10

/**
 * A bounded set of windows. Without room, those that are over go; then those that have used the least of their
 * `points`, the oldest first. So whoever is near a limit is remembered, however many others are made up to push them
 * out, and who is forgotten loses little of what was counted.
 */
export function createWindows<W extends Window>(points: number): Windows<W> {
  const windows = new Map<string, W>()

  function makeRoom(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key)
    for (let step = 0; windows.size > mostKeys - goAtOnce; step += 1) {
      for (const [key, { used }] of windows) {
        if (windows.size <= mostKeys - goAtOnce) return
        if (stepOf(used) <= step) windows.delete(key)
      }
    }
  }

  /** Which tenth of the limit is used up. */
  function stepOf(used: number): number {
    return Math.min(steps, Math.floor((used * steps) / points))
  }

  return {
    get(key, time) {
      const window = windows.get(key)
      return window && window.endsAt > time ? window : undefined
    },
    add(key, window, time) {
      if (windows.size >= mostKeys) makeRoom(time)
      windows.set(key, window)
    },
    get size() {
      return windows.size
    },
  }
}
