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

/** A cap on calls, and whose it is. */
export interface Cap {
  of: keyof ModelCaller
  calls: number
  /** @default 'calls' */
  unit?: 'calls' | 'tokens'
  seconds: number
}

/** How often a day the model is asked on behalf of each of them. */
export interface ModelCallsADay {
  address: number
  agent: number
  workspace: number
}

const hour = 3600
const day = 24 * hour

/** Where nothing else is configured. */
export const modelCallsADay: ModelCallsADay = { address: 2_000, agent: 8_000, workspace: 30_000 }

/**
 * How often the model is asked on behalf of whom; beyond that the knowledge answers alone. In this order: who is over
 * one cap takes nothing from those that follow. One address may be a whole office.
 */
const caps = ({ address, agent, workspace }: ModelCallsADay): readonly Cap[] => [
  { of: 'conversationId', calls: 60, seconds: hour },
  { of: 'address', calls: 60, seconds: 60 },
  { of: 'agentId', calls: 1_000, seconds: hour },
  { of: 'workspaceId', calls: 5_000, seconds: hour },
  { of: 'address', calls: address, seconds: day },
  { of: 'agentId', calls: agent, seconds: day },
  { of: 'workspaceId', calls: workspace, seconds: day },
]

/** Calls of the model. */
export interface ModelCalls {
  /** Counts one more call: null when it may be made, else the cap that is reached. */
  take(caller: ModelCaller): Promise<Cap | null>
}

/** `factor` widens all caps, for load tests only. */
export function createModelCalls(counters: Counters, aDay = modelCallsADay, factor = 1): ModelCalls {
  const counted = countCalls('model', caps(aDay), counters, factor)
  return {
    async take(caller) {
      return (await counted.take(caller))?.cap ?? null
    },
  }
}

/** Counts calls of something under its caps: null when one more may be made, else the cap and the milliseconds until it may. */
export function countCalls(what: string, caps: readonly Cap[], counters: Counters, factor = 1) {
  const made = caps.map((cap) => ({
    cap,
    counter: counters(`${what} ${cap.of} ${cap.seconds}`, cap.calls * factor, cap.seconds),
  }))
  return {
    async take(caller: ModelCaller): Promise<{ cap: Cap; waitMs: number } | null> {
      for (const { cap, counter } of made) {
        const key = cap.of === 'address' ? addressBlock(caller.address) : caller[cap.of]
        const waitMs = await counter.take(key)
        if (waitMs > 0) return { cap, waitMs }
      }
      return null
    },
  }
}
