import type { ConversationCourse } from '../conversations/conversation-state.ts'

/** The views that are always there, in their order; all but the last two leave out what is closed or put aside. */
export const inboxViews = [
  'open',
  'mine',
  'unassigned',
  'waiting',
  'asked',
  'unread',
  'unreplied',
  'mentions',
  'snoozed',
  'closed',
  'all',
] as const
export type InboxView = (typeof inboxViews)[number]

/** Views that say something of one member, so that no key has them. */
export const memberViews: readonly InboxView[] = ['mine', 'unread', 'mentions']

/** The views whose conversations are counted beside their names. */
export const countedViews = [
  'open',
  'mine',
  'unassigned',
  'waiting',
  'asked',
  'unread',
  'unreplied',
  'mentions',
  'snoozed',
] as const

/** A view is counted up to this number, which stands for as many or more. */
export const mostCounted = 100

/** A conversation nobody wrote in for so long is unread no more, in seconds. */
export const unreadSeconds = 14 * 24 * 60 * 60

/** The moment that stands for 'until its visitor writes again', in Unix seconds: the end of the year 9999. */
export const untilReply = 253_402_300_799

/** What is asked of a conversation, with what is known of it by who asks. */
export interface ViewedConversation extends ConversationCourse {
  lastMessageAt: number
  /** Somebody wrote since the member looked. */
  unread: boolean
  /** A note names the member. */
  mentioned: boolean
}

/** Whether a conversation is one that goes on: neither closed nor put aside. */
export function isCurrent({
  state,
  snoozedUntil,
}: Pick<ConversationCourse, 'state' | 'snoozedUntil'>): boolean {
  return state !== 'closed' && snoozedUntil === null
}

/** Whether its visitor asked something of the team that it has not dealt with. */
export function isAsked({ askedTeamAt = null }: Pick<ConversationCourse, 'askedTeamAt'>): boolean {
  return askedTeamAt !== null
}

/** Whether a conversation is in a view of a member. */
export function isInView(view: InboxView, card: ViewedConversation, me: string): boolean {
  switch (view) {
    case 'all':
      return true
    case 'closed':
      return card.state === 'closed'
    case 'snoozed':
      return card.state !== 'closed' && card.snoozedUntil !== null
    case 'mentions':
      return card.mentioned
    case 'open':
      return isCurrent(card)
    case 'mine':
      return isCurrent(card) && card.assignee === me
    case 'unassigned':
      return isCurrent(card) && card.assignee === ''
    case 'waiting':
      return isCurrent(card) && card.state === 'waiting'
    case 'asked':
      return isCurrent(card) && isAsked(card)
    case 'unread':
      return isCurrent(card) && card.unread
    case 'unreplied':
      return isCurrent(card) && card.lastRole === 'user'
  }
}

/** Whether a member has not seen the last that was said in a conversation; moments in Unix seconds, `seenAt` 0 for never. */
export function isUnread(saidAt: number, seenAt: number, now: number): boolean {
  return saidAt > seenAt && saidAt > now - unreadSeconds
}
