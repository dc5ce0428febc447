/** Counts events per key in windows of fixed length. */
export interface WindowCounter {
  /** Counts one event; 0 while it is within the limit, else the milliseconds until the window ends. */
  take(key: string): number
}

const sweepOver = 10_000

/** At most `points` events per `seconds` and key. Time is monotonic: changing the clock frees nobody. */
export function createWindowCounter(
  points: number,
  seconds: number,
  now = () => performance.now(),
): WindowCounter {
  const windows = new Map<string, { count: number; endsAt: number }>()

  function sweep(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key)
  }

  return {
    take(key) {
      const time = now()
      const window = windows.get(key)
      if (!window || window.endsAt <= time) {
        if (windows.size >= sweepOver) sweep(time)
        windows.set(key, { count: 1, endsAt: time + seconds * 1000 })
        return 0
      }
      window.count += 1
      return window.count <= points ? 0 : window.endsAt - time
    },
  }
}
