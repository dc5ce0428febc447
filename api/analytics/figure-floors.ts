import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { isDuplicateKey } from '../store/errors.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** Up to which hour an agent's messages may have been forgotten; `_id` is the agent's. */
export interface FigureFloorDoc extends Doc {
  /** Hours since 1970, in UTC: this one and those before it stay as they were counted. */
  hour: number
}

/** Hours from which a retention took messages: counted again, they would be less than they were. */
export function createFigureFloors({ stores }: Pick<Deps, 'stores'>) {
  const floors = (region: Region): DocStore<FigureFloorDoc> => stores[region].collection('figureFloors')

  return {
    /** The last hour that is closed; -1 where none is. */
    floorOf: async (region: Region, agentId: string): Promise<number> =>
      (await floors(region).findOne({ _id: agentId }))?.hour ?? -1,

    /** Closes an hour and those before it; closed ones stay closed. */
    async close(region: Region, agentId: string, hour: number): Promise<void> {
      const lower = { _id: agentId, hour: { $lt: hour } }
      try {
        await floors(region).updateOne(lower, { $set: { hour } }, { upsert: true })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },
  }
}
