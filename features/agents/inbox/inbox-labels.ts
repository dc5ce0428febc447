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

/** '7', or '99+' for a hundred and more. */
export function countLabel(count: number): string {
  return count >= mostCounted ? '99+' : String(count)
}

/** That a chat is put aside, and until when. */
export function snoozeLabel(until: number): string {
  return until === untilReply ? 'Snoozed until the visitor writes' : `Snoozed until ${formatMoment(until)}`
}
