import type { RefreshRate } from './document.schema.ts'

const hours: Record<RefreshRate, number | null> = { '6h': 6, '12h': 12, '24h': 24, '7d': 7 * 24, never: null }

/** Milliseconds from one reading of a page to the next; null for one that is not read again by itself. */
export function refreshMs(rate: RefreshRate): number | null {
  const count = hours[rate]
  return count === null ? null : count * 60 * 60 * 1000
}
