import { regions } from '#mocks/contracts/shared/region.ts'
import { areas } from './areas.ts'
import type { Stores } from './store/store.ts'

/** Creates the indexes of every area that are missing, in both regions; runs at every start. */
export async function ensureIndexes(stores: Stores): Promise<void> {
  const wanted = Object.fromEntries(
    areas
      .flatMap(({ collections }) => Object.entries(collections))
      .map(([name, { indexes = [] }]) => [name, indexes]),
  )
  await Promise.all(regions.map((region) => stores[region].createIndexes(wanted)))
}
