import { exampleHost } from '#api/domains/example-host.ts'
import { createHostRepository, type HostDoc } from '#api/domains/host.repository.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Stores } from '#api/store/store.ts'

/** Writes a proven host into a store. */
export async function prove(stores: Stores, host: string, of?: Partial<HostDoc>): Promise<void> {
  await createHostRepository({ stores }).claim(exampleHost({ _id: host, verifiedAt: 1, ...of }))
}

/** Writes it into the embedded store of a server that is not running. */
export async function proveOnDisk(dataDir: string, host: string): Promise<void> {
  const stores = await openStores({ mongodb: null, dataDir, production: false })
  await prove(stores, host)
  await stores.close()
}
