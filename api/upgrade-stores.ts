import { regions } from '#mocks/contracts/shared/region.ts'
import { areas } from './areas.ts'
import type { Doc, Stores } from './store/store.ts'

/** Which version an area's documents are of; `_id` is the area's name. */
interface SchemaDoc extends Doc {
  version: number
}

/** Brings documents of earlier versions along, once per store and area. */
export async function upgradeStores(stores: Stores): Promise<void> {
  for (const region of regions) {
    const schema = stores[region].collection<SchemaDoc>('schema')
    for (const { name, upgrade } of areas) {
      const from = (await schema.findOne({ _id: name }))?.version ?? 0
      if (!upgrade || from >= upgrade.version) continue
      await upgrade.run(stores, region, from)
      await schema.updateOne({ _id: name }, { $set: { version: upgrade.version } }, { upsert: true })
    }
  }
}
