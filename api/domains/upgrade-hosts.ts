import type { Region } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Stores } from '../store/store.ts'
import { asPending, hostsOf, pendingHostsOf } from './host.repository.ts'

/** Custom domains that nobody proved are held no longer: their claims are kept beside those of others. */
export async function upgradeHosts(stores: Stores, region: Region): Promise<void> {
  const unproven = { region, kind: 'custom', verifiedAt: null } as const
  for (const doc of await hostsOf(stores).find(unproven).toArray()) {
    await insertIfAbsent(pendingHostsOf(stores), asPending(doc))
    await hostsOf(stores).deleteOne({ _id: doc._id, token: doc.token, verifiedAt: null })
  }
}
