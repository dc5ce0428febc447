import { createHostRepository, type HostDoc } from '#api/domains/host.repository.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'

/** A host that an agency has proven. */
export function provenHost(host: string, of: Partial<HostDoc> = {}): HostDoc {
  return {
    _id: host,
    region: 'eu',
    agencyId: 'agency-1',
    kind: 'custom',
    token: `token-${host}`,
    claimedAt: 1,
    verifiedAt: 1,
    failingSince: null,
    liveAt: null,
    challenges: [],
    ...of,
  }
}

/** Writes a proven host into a store. */
export async function prove(stores: Stores, host: string, of?: Partial<HostDoc>): Promise<void> {
  await createHostRepository({ stores }).claim(provenHost(host, of))
}

/** Writes it into the embedded store of a server that is not running. */
export async function proveOnDisk(dataDir: string, host: string): Promise<void> {
  const stores = await openStores({ mongodb: null, dataDir, production: false })
  await prove(stores, host)
  await stores.close()
}
