import { regions } from '#mocks/contracts/shared/region.ts'
import { areas } from './areas.ts'
import type { Stores } from './store/store.ts'

/** Creates the indexes of every area that are missing, in both regions; runs at every start. */
export async function ensureIndexes(stores: Stores): Promise<void> {
  await Promise.all(
    regions.map(async (region) => {
      for (const { collections } of areas) {
        for (const [name, { indexes = [] }] of Object.entries(collections)) {
          for (const keys of indexes) await stores[region].collection(name).createIndex(keys)
        }
      }
    }),
  )
}
