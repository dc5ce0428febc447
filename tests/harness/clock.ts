/** A clock a test can move. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Moves the clock, backwards with a negative number of milliseconds. */
  advance: (ms: number) => void
}

/** A clock that runs as the real one does, from wherever it was moved to. */
export function createClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance(ms) {
      offset += ms
    },
  }
}
