import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** A conversation was taken over from a member who has not looked since; `_id` is `{conversationId}:{email}`. */
export interface TakingDoc extends Doc {
  conversationId: string
  agentId: string
  workspaceId: string
  /** E-mail address of whom it was taken from. */
  member: string
  /** E-mail address of who took it. */
  by: string
  /** Unix milliseconds. */
  at: number
}

/** What was taken over from members of a region's workspaces. */
export const takingsOf = (stores: Stores, region: Region): DocStore<TakingDoc> =>
  stores[region].collection('takings')
