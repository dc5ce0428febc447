import { createWindowCounter } from '../http/window-counter.ts'

/** Whose call of the model it is. */
export interface ModelCaller {
  /** One conversation is one visitor's. */
  conversationId: string
  address: string
  agentId: string
  workspaceId: string
}

const hour = 3600

/**
 * How often the model is asked on behalf of whom; beyond that the knowledge answers alone. In this order: who is over
 * one cap takes nothing from those that follow. One address may be a whole office.
 */
const caps: readonly { of: keyof ModelCaller; points: number; seconds: number }[] = [
  { of: 'conversationId', points: 60, seconds: hour },
  { of: 'address', points: 60, seconds: 60 },
  { of: 'agentId', points: 1_000, seconds: hour },
  { of: 'workspaceId', points: 5_000, seconds: hour },
]

/** Calls of the model in this process. */
export interface ModelCalls {
  /** Counts one more call; whether it may be made. */
  take(caller: ModelCaller): boolean
}

/** Counts from nothing. `factor` widens all caps, for load tests only; `now` is monotonic, in milliseconds. */
export function createModelCalls(factor = 1, now?: () => number): ModelCalls {
  const counters = caps.map(({ of, points, seconds }) => ({
    of,
    counter: createWindowCounter(points * factor, seconds, now),
  }))
  return {
    take: (caller) => counters.every(({ of, counter }) => counter.take(caller[of]) === 0),
  }
}
