import { type InboxView, isCurrent, unreadSeconds } from '#mocks/contracts/inbox/inbox-views.ts'
import type { ConversationDoc } from '../conversations/conversation.repository.ts'
import { latestFirst, type Order } from '../store/list.ts'
import type { Filter } from '../store/store.ts'

/** Along which index a view is read, and which of it is in the view. */
export interface ViewSource {
  /** Beside whose conversations they are. */
  filter: Filter<ConversationDoc>
  order: Order
  keeps: (doc: ConversationDoc) => boolean
  /** What only the member knows is asked for, too. @default false */
  unread?: boolean
  /** Least moment of the last message, as queries carry it. */
  since?: string
}

const latest = latestFirst('lastMessageAt')

/**
 * How a view is read; the one of mentions is read along the mentions themselves.
 * @param now in Unix seconds
 * @param assignee whose it is narrowed to: what has no index of its own is read along theirs
 */
export function viewSource(
  view: Exclude<InboxView, 'mentions'>,
  me: string,
  now: number,
  assignee?: string,
): ViewSource {
  const any = assignee === undefined ? {} : { assignee }
  switch (view) {
    case 'all':
      return { filter: any, order: latest, keeps: () => true }
    case 'closed':
      return { filter: { state: 'closed' }, order: latest, keeps: () => true }
    case 'snoozed':
      return {
        filter: { snoozedUntil: { $gt: 0 } },
        order: { field: 'snoozedUntil', direction: 1, kind: 'number' },
        keeps: ({ state }) => state !== 'closed',
      }
    case 'open':
      return { filter: any, order: latest, keeps: isCurrent }
    case 'mine':
      return { filter: { assignee: me }, order: latest, keeps: isCurrent }
    case 'unassigned':
      return { filter: { assignee: '' }, order: latest, keeps: isCurrent }
    case 'waiting':
      return { filter: { state: 'waiting' }, order: latest, keeps: isCurrent }
    case 'asked':
      return { filter: { askedTeamAt: { $gt: 0 } }, order: latestFirst('askedTeamAt'), keeps: isCurrent }
    case 'unreplied':
      return { filter: { lastRole: 'user' }, order: latest, keeps: isCurrent }
    case 'unread':
      return {
        filter: any,
        order: latest,
        keeps: isCurrent,
        unread: true,
        since: String(now - unreadSeconds),
      }
  }
}
