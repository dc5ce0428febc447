import { createHash } from 'node:crypto'
import { leadsAnHour, leadsOfAddressAnHour } from '#mocks/contracts/leads/lead-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../http/address-block.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'

const hourMs = 60 * 60_000

/** How often visitors may leave their details, so that nobody fills an agent's leads. Counted in the store, across processes. */
export function createLeadBudgets({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  /** Seconds until more of it may be taken; 0 where it was. */
  async function take(region: Region, most: number, ...of: string[]): Promise<number> {
    const budgets = createSharedBudgets(stores[region].collection('limits'), now)
    const id = createHash('sha256')
      .update(['leads', ...of].join('\n'))
      .digest('base64url')
    const { taken, endsAt } = await budgets.take(id, 1, hourMs)
    return taken <= most ? 0 : Math.max(1, Math.ceil((endsAt - now()) / 1000))
  }

  return {
    /** For one agent, whoever asks: seconds to wait, or 0. */
    takeOfAgent: (region: Region, agentId: string) => take(region, leadsAnHour, agentId),
    /** For one agent, and where it is known for one internet connection, too. */
    takeOf(region: Region, agentId: string, address = ''): Promise<number> {
      return address ? this.takeOfAddress(region, agentId, address) : this.takeOfAgent(region, agentId)
    },
    /** For one agent from one internet connection, too. */
    async takeOfAddress(region: Region, agentId: string, address: string): Promise<number> {
      const wait = await take(region, leadsOfAddressAnHour, agentId, addressBlock(address))
      return wait || (await take(region, leadsAnHour, agentId))
    },
  }
}
