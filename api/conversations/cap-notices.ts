import type { ModelCap } from '#mocks/contracts/conversations/model-cap.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What a workspace's owner is told of a cap that was reached; `_id` is the workspace's. */
export interface CapNoticeDoc extends Doc {
  cap: ModelCap
  /** Whose visitors reached it. */
  agentId: string
  /** When it is to be mailed, in Unix milliseconds; 0 when it was. */
  dueAt: number
  /** When it was mailed last, in Unix milliseconds; 0 when it never was. */
  mailedAt: number
}

/** A workspace is mailed about its caps so often at most, in milliseconds. */
export const capMailEveryMs = 24 * 60 * 60 * 1000

/** Notices of caps that were reached, by region. */
export function createCapNotices(stores: Stores, now: () => number) {
  const notices = (region: Region): DocStore<CapNoticeDoc> => stores[region].collection('capNotices')
  return {
    notices,
    /** A cap was reached: it is mailed soon, unless the workspace was told within a day. */
    async due(region: Region, workspaceId: string, agentId: string, cap: ModelCap): Promise<void> {
      const told = { cap, agentId, dueAt: now() }
      const { matchedCount } = await notices(region).updateOne(
        { _id: workspaceId, dueAt: 0, mailedAt: { $lte: now() - capMailEveryMs } },
        { $set: told },
      )
      if (matchedCount === 0)
        await insertIfAbsent(notices(region), { _id: workspaceId, ...told, mailedAt: 0 })
    },
  }
}
