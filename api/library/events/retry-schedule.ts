const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds between one failed attempt and the next. */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]

/** Attempts in all, the first one included. */
export const maxAttempts = delays.length + 1

/**
 * Milliseconds to wait after so many failed attempts; null when that was the last. Up to a tenth is added at random
 * (`chance`, 0 to 1), so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, chance: number): number | null {
  const delay = delays[attempts - 1]
  return delay === undefined ? null : Math.round(delay * (1 + chance / 10))
}
