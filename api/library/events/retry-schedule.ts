import { deliveryLimits } from '#mocks/contracts/library/delivery-limits.ts'

/**
 * Milliseconds to wait after so many failed attempts; null when that was the last. Up to a tenth is added at random
 * (`chance`, 0 to 1), so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, chance: number): number | null {
  const delay = deliveryLimits.retrySeconds[attempts - 1]
  return delay === undefined ? null : Math.round(delay * 1000 * (1 + chance / 10))
}
