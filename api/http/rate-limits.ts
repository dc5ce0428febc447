import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Contract, RateLimit } from '#mocks/contracts/shared/define-contract.ts'
import { HttpError } from './http-error.ts'
import { callerKey, type Principal } from './principal.ts'

/** Calls a caller may make to the whole API (threats G13). */
const wholeApi: RateLimit = { points: 1000, seconds: 60, by: 'caller' }

/** Counts calls per contract and caller in this process. */
export interface RateLimits {
  /** Throws a 429 with Retry-After when a limit of the contract, or the API's own, is reached. */
  consume(
    contract: Contract,
    caller: { principal: Principal; ip: string; email: string | undefined },
  ): Promise<void>
}

/** Limits as the contracts declare them. `factor` widens all of them, for load tests only. */
export function createRateLimits(factor = 1): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>()

  function limiterOf(name: string, limit: RateLimit): RateLimiterMemory {
    let limiter = limiters.get(name)
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: limit.points * factor, duration: limit.seconds })
      limiters.set(name, limiter)
    }
    return limiter
  }

  return {
    async consume(contract, { principal, ip, email }) {
      const caller = callerKey(principal, ip)
      await take(limiterOf('api', wholeApi), caller)
      for (const [index, limit] of (contract.rateLimit ?? []).entries()) {
        const key = limit.by === 'ip' ? ip : limit.by === 'caller' ? caller : email && digest(email)
        if (key) await take(limiterOf(`${contract.id}#${index}`, limit), key)
      }
    },
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new HttpError(429, { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
  }
}

/** Keys are hashed, so that no address is kept in memory dumps or logs. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
