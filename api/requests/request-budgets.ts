import { createHash } from 'node:crypto'
import { requestsOfAddressAnHour } from '#mocks/contracts/requests/request-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../http/address-block.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'

const hourMs = 60 * 60_000

/** How many requests visitors may open, so that nobody fills a team's list. Counted in the store, across processes. */
export function createRequestBudgets({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  return {
    /** Counts a request somebody opens; beyond the limit of their internet connection, for how many milliseconds they open no other: 0 below it. */
    async take(region: Region, agentId: string, address: string): Promise<number> {
      const budgets = createSharedBudgets(stores[region].collection('limits'), now)
      const id = createHash('sha256')
        .update(['requests', agentId, addressBlock(address)].join('\n'))
        .digest('base64url')
      const { taken, endsAt } = await budgets.take(id, 1, hourMs)
      return taken <= requestsOfAddressAnHour ? 0 : Math.max(1, endsAt - now())
    },
  }
}
