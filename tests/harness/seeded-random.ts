/** Random numbers that a printed seed repeats. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below: (end: number) => number
  pick: <T>(items: readonly T[]) => T
}

/** The seed of this run: `SEED` from the environment, or the time. */
export function runSeed(): number {
  return Number(process.env.SEED) || Date.now() % 1_000_000_000
}

/** mulberry32: small, fast and good enough to choose test data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
