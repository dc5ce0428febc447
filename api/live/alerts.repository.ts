import type { ToldReason } from '#mocks/contracts/inbox/waiting-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** What a member is told of a conversation until they look; `_id` is `{conversationId}:{email}`. */
export interface AlertDoc extends Doc {
  conversationId: string
  agentId: string
  workspaceId: string
  /** @default 'taken' */
  why?: ToldReason
  /** E-mail address of who is told. */
  member: string
  /** E-mail address of who took or assigned it; '' where nobody did. */
  by: string
  /** Unix milliseconds. */
  at: number
}

/** What members of a region's workspaces are told of; named as when only what was taken over was. */
export const alertsOf = (stores: Stores, region: Region): DocStore<AlertDoc> =>
  stores[region].collection('takings')
