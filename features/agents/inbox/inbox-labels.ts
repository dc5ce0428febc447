import type {
  ConversationState,
  conversationPriorities,
} from '#mocks/contracts/conversations/conversation-state.ts'
import { type InboxView, mostCounted, untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'

type Priority = (typeof conversationPriorities)[number]

/** What views are called. */
export const viewLabels: Record<InboxView, string> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting for a person',
  asked: 'Asked for the team',
  unread: 'Unread',
  unreplied: 'Unanswered',
  mentions: 'Mentions',
  snoozed: 'Snoozed',
  closed: 'Closed',
  all: 'All conversations',
}

/** What an empty view says. */
export const emptyViews: Record<InboxView, string> = {
  open: 'Every conversation is closed or put aside.',
  mine: 'Conversations that are assigned to you appear here.',
  unassigned: 'Every conversation is assigned to somebody.',
  waiting: 'Nobody waits for a person.',
  asked: 'The team has dealt with everything it was asked.',
  unread: 'You have seen everything of the last two weeks.',
  unreplied: 'Every message has an answer.',
  mentions: 'Conversations in which a note names you appear here.',
  snoozed: 'Conversations you put aside appear here until they come back.',
  closed: 'No conversation is closed.',
  all: 'A conversation appears here as soon as a visitor writes.',
}

/** How pressing a chat is. */
export const priorityLabels: Record<Priority, string> = {
  none: 'No priority',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
}

/** Where a chat is. */
export const stateLabels: Record<ConversationState, string> = {
  open: 'With the agent',
  waiting: 'Waiting for a person',
  member: 'With a person',
  closed: 'Closed',
}

/** Where it was held. */
export const channelLabels = { widget: 'Website', test: 'Test chat' } as const

/** What a view is called with how much is in it: 'Mine (7)', '(7+)' where there may be more, '(99+)' for a hundred. */
export function countedLabel(label: string, count: number | undefined, isAtLeast = false): string {
  if (!count) return label
  if (count >= mostCounted) return `${label} (99+)`
  return `${label} (${count}${isAtLeast ? '+' : ''})`
}

/** That a chat is put aside, and until when. */
export function snoozeLabel(until: number): string {
  return until === untilReply ? 'Snoozed until the visitor writes' : `Snoozed until ${formatMoment(until)}`
}
