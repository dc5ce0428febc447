import { createHash } from 'node:crypto'
import { apiLimits } from '#mocks/contracts/shared/api-limits.ts'
import type { Contract, RateLimit } from '#mocks/contracts/shared/define-contract.ts'
import { addressBlock } from './address-block.ts'
import type { Counters } from './counters.ts'
import { HttpError } from './http-error.ts'
import { callerKey, type Principal } from './principal.ts'
import type { WindowCounter } from './window-counter.ts'

/** Calls a caller may make to the whole API (threats G13). */
const wholeApi: RateLimit = { points: apiLimits.callsAMinute, seconds: 60, by: 'caller' }

/** Counts calls per contract and caller. */
export interface RateLimits {
  /**
   * Rejects with a 429 with Retry-After when a limit of the contract, or the API's own, is reached. What it answers
   * with is told the code the call was refused with, and takes back what does not count then.
   */
  consume(
    contract: Contract,
    caller: { principal: Principal; ip: string; email: string | undefined; secret: string | undefined },
  ): Promise<(code: string) => void>
}

/** Limits as the contracts declare them. `factor` widens all of them, for load tests only. */
export function createRateLimits(counters: Counters, factor = 1): RateLimits {
  const counterOf = (name: string, { points, seconds }: RateLimit) => counters(name, points * factor, seconds)
  const api = counterOf('api', wholeApi)
  const ofContracts = new Map<Contract['id'], Counted[]>()

  function countersOf(contract: Contract) {
    let made = ofContracts.get(contract.id)
    if (!made) {
      made = (contract.rateLimit ?? []).map((limit) => ({
        limit,
        counter: counterOf(nameOf(contract, limit), limit),
      }))
      ofContracts.set(contract.id, made)
    }
    return made
  }

  return {
    async consume(contract, { principal, ip: address, email, secret }) {
      const ip = addressBlock(address)
      const caller = callerKey(principal, ip)
      const keys = { ip, caller, email: email && digest(email), secret: secret && digest(secret) }
      await take(api, caller)
      const taken: (Counted & { key: string })[] = []
      for (const counted of countersOf(contract)) {
        const key = keys[counted.limit.by]
        if (!key) continue
        await take(counted.counter, key)
        taken.push({ ...counted, key })
      }
      return (code) => {
        for (const { limit, counter, key } of taken) if (codesOf(limit).includes(code)) counter.giveBack(key)
      }
    },
  }
}

interface Counted {
  limit: RateLimit
  counter: WindowCounter
}

const codesOf = ({ unless = [] }: RateLimit): readonly string[] => [unless].flat()

/** Tells a limit's counter from others, in every process. */
function nameOf({ id }: Contract, limit: RateLimit): string {
  return [id, limit.by, limit.seconds, ...codesOf(limit)].join(' ')
}

async function take(counter: WindowCounter, key: string): Promise<void> {
  const taken = counter.take(key)
  const wait = typeof taken === 'number' ? taken : await taken
  if (wait > 0) throw new HttpError(429, { retryAfter: Math.ceil(wait / 1000) })
}

/** Keys are hashed, so that no address and no secret is kept in memory dumps or logs. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
