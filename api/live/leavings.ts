import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { memberId } from '../workspaces/member.repository.ts'
import { createAnswerers } from './answerers.ts'
import { createTurns } from './turns.ts'

/** A member who may soon not answer visitors any more; `_id` is the member's. */
interface LeavingDoc extends Doc {
  workspaceId: string
  email: string
  /** Unix milliseconds. */
  at: number
}

/** Whoever takes one at the same moment is done by then, in milliseconds. */
const settlesMs = 20_000
const batch = 50

/** Members who leave, or may not answer any more: whatever is cut off, nobody is left with their visitors. */
export function createLeavings(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const leavings = (region: Region): DocStore<LeavingDoc> => deps.stores[region].collection('leavings')
  const answerers = createAnswerers(deps.stores)
  const turns = createTurns(deps)

  return {
    /** To be said before it is so; it is looked again a little later whether they may answer. */
    async begin(region: Region, workspaceId: string, email: string): Promise<void> {
      await leavings(region).updateOne(
        { _id: memberId(workspaceId, email) },
        { $set: { workspaceId, email, at: deps.now() } },
        { upsert: true },
      )
    },

    /** Frees what those have who may not answer any more; what others change all the time is freed in a later round. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await leavings(region)
          .find({ at: { $lte: deps.now() - settlesMs } }, { sort: { at: 1 }, limit: batch })
          .toArray()
        for (const { _id, workspaceId, email, at } of due) {
          const isDone =
            (await answerers.includes(region, workspaceId, email)) ||
            (await turns.freeOf(region, workspaceId, email))
          if (isDone) await leavings(region).deleteOne({ _id, at })
          else await leavings(region).updateOne({ _id, at }, { $set: { at: deps.now() } })
        }
      }
    },
  }
}
