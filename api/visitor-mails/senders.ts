import type { Region } from '#mocks/contracts/shared/region.ts'
import { createVisitorKeys } from '../analytics/visitor-keys.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../http/address-block.ts'

/** By what internet connections of an agent's visitors are told from each other on one day; '' for none. */
export function createSenders(deps: Pick<Deps, 'stores' | 'now'>) {
  const visitorKey = createVisitorKeys(deps)

  return async function senderOf(
    region: Region,
    agent: { ID: string; officeTimezone?: string | undefined },
    address: string | undefined,
  ): Promise<string> {
    // Nobody's key as a visitor is one of these.
    return address ? visitorKey(region, { agent, address: `sender ${addressBlock(address)}` }) : ''
  }
}
