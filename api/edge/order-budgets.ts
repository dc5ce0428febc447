import { createSlidingBudgets, type SlidingBudgetDoc } from '../store/sliding-budgets.ts'
import type { Stores } from '../store/store.ts'

const hour = 60 * 60 * 1000

/**
 * How much is ordered in how long, a little under what Let's Encrypt allows (300 orders of one account in 3 hours, 5
 * certificates of one host and 50 of one registered domain in 7 days). The times are longer, since they are counted
 * in ten parts each.
 */
export const orderLimits = {
  orders: { most: 250, windowMs: 4 * hour },
  host: { most: 4, windowMs: 8 * 24 * hour },
  domain: { most: 45, windowMs: 8 * 24 * hour },
  /** Of the room of the root domain: free trials share a third, and leave the rest to those who pay. */
  trial: { most: 15, windowMs: 8 * 24 * hour },
} as const

type Kind = keyof typeof orderLimits

/** Of a domain's room this much is left to the product's own hosts, which agencies' subdomains stand beside. */
export const keptForOwn = 5

/**
 * What an order is for: a host's first certificate, the first of a free trial's subdomain, the first of one of our own
 * hosts, or one like it had before. Issuers do not count the last among those of its domain.
 */
export type OrderAs = 'first' | 'trial' | 'own' | 'renewal'

/** Room for one order, or when there is some. */
export interface OrderRoom {
  /** Unix milliseconds; null: the order may be begun. */
  waitUntil: number | null
  /** What is lacking is the room of free trials alone. */
  isTrials: boolean
  /** Puts back what only certificates count for: the order brought none. */
  giveBack: () => Promise<void>
}

/** Counts orders over all processes and restarts, so that the issuer's limits are never reached. */
export function createOrderBudgets(stores: Stores, now: () => number) {
  const budgets = createSlidingBudgets(stores.eu.collection<SlidingBudgetDoc>('edgeOrderBudgets'), now)

  return {
    async take(host: string, domain: string, as: OrderAs): Promise<OrderRoom> {
      const wanted: [Kind, string][] = [
        ['orders', 'orders'],
        ['host', `host ${host}`],
        ...(as === 'trial' ? [['trial', `trial ${domain}`] satisfies [Kind, string]] : []),
        ...(as === 'renewal' ? [] : [['domain', `domain ${domain}`] satisfies [Kind, string]]),
      ]
      const taken: [Kind, string][] = []
      const putBack = async (kinds: readonly Kind[]) => {
        for (const [kind, id] of taken) {
          if (kinds.includes(kind)) await budgets.giveBack(id, 1, orderLimits[kind].windowMs)
        }
      }
      for (const [kind, id] of wanted) {
        const { most, windowMs } = orderLimits[kind]
        const state = await budgets.take(id, 1, windowMs)
        taken.push([kind, id])
        const kept = kind === 'domain' && as !== 'own' ? keptForOwn : 0
        if (state.taken <= most - kept) continue
        await putBack(['orders', 'host', 'trial', 'domain'])
        const waitUntil = Math.max(state.roomAt, now() + hour / 60)
        return { waitUntil, isTrials: kind === 'trial', giveBack: async () => undefined }
      }
      return { waitUntil: null, isTrials: false, giveBack: () => putBack(['host', 'trial', 'domain']) }
    },
  }
}

/** Budgets of orders. */
export type OrderBudgets = ReturnType<typeof createOrderBudgets>
