import { createHash } from 'node:crypto'
import type { Contract, RateLimit } from '#mocks/contracts/shared/define-contract.ts'
import { HttpError } from './http-error.ts'
import { callerKey, type Principal } from './principal.ts'
import { createWindowCounter, type WindowCounter } from './window-counter.ts'

/** Calls a caller may make to the whole API (threats G13). */
const wholeApi: RateLimit = { points: 1000, seconds: 60, by: 'caller' }

/** Counts calls per contract and caller in this process. */
export interface RateLimits {
  /** Throws a 429 with Retry-After when a limit of the contract, or the API's own, is reached. */
  consume(contract: Contract, caller: { principal: Principal; ip: string; email: string | undefined }): void
}

/** Limits as the contracts declare them. `factor` widens all of them, for load tests only. */
export function createRateLimits(factor = 1): RateLimits {
  const api = counterOf(wholeApi, factor)
  const counters = new Map<Contract['id'], { by: RateLimit['by']; counter: WindowCounter }[]>()

  function countersOf(contract: Contract) {
    let made = counters.get(contract.id)
    if (!made) {
      made = (contract.rateLimit ?? []).map((limit) => ({ by: limit.by, counter: counterOf(limit, factor) }))
      counters.set(contract.id, made)
    }
    return made
  }

  return {
    consume(contract, { principal, ip, email }) {
      const caller = callerKey(principal, ip)
      take(api, caller)
      for (const { by, counter } of countersOf(contract)) {
        const key = by === 'ip' ? ip : by === 'caller' ? caller : email && digest(email)
        if (key) take(counter, key)
      }
    },
  }
}

function counterOf(limit: RateLimit, factor: number): WindowCounter {
  return createWindowCounter(limit.points * factor, limit.seconds)
}

function take(counter: WindowCounter, key: string): void {
  const wait = counter.take(key)
  if (wait > 0) throw new HttpError(429, { retryAfter: Math.ceil(wait / 1000) })
}

/** Keys are hashed, so that no address is kept in memory dumps or logs. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
