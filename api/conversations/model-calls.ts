import { addressBlock } from '../http/address-block.ts'
import type { Counters } from '../http/counters.ts'

/** Whose call of the model it is. */
export interface ModelCaller {
  /** One conversation is one visitor's. */
  conversationId: string
  address: string
  agentId: string
  workspaceId: string
}

const hour = 3600
const day = 24 * hour

/**
 * How often the model is asked on behalf of whom; beyond that the knowledge answers alone. In this order: who is over
 * one cap takes nothing from those that follow. One address may be a whole office.
 */
const caps: readonly { of: keyof ModelCaller; points: number; seconds: number }[] = [
  { of: 'conversationId', points: 60, seconds: hour },
  { of: 'address', points: 60, seconds: 60 },
  { of: 'agentId', points: 1_000, seconds: hour },
  { of: 'workspaceId', points: 5_000, seconds: hour },
  { of: 'address', points: 2_000, seconds: day },
  { of: 'agentId', points: 8_000, seconds: day },
  { of: 'workspaceId', points: 30_000, seconds: day },
]

/** Calls of the model. */
export interface ModelCalls {
  /** Counts one more call; whether it may be made. */
  take(caller: ModelCaller): Promise<boolean>
}

/** `factor` widens all caps, for load tests only. */
export function createModelCalls(counters: Counters, factor = 1): ModelCalls {
  const made = caps.map(({ of, points, seconds }) => ({
    of,
    counter: counters(`model ${of} ${seconds}`, points * factor, seconds),
  }))
  return {
    async take(caller) {
      for (const { of, counter } of made) {
        const key = of === 'address' ? addressBlock(caller.address) : caller[of]
        if ((await counter.take(key)) > 0) return false
      }
      return true
    },
  }
}
