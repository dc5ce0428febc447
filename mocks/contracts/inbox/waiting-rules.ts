import { isMailed, type MailMuting } from '../agents/mail-kinds.ts'
import type { ConversationCourse } from '../conversations/conversation-state.ts'
import { isCurrent, mostCounted, unreadSeconds, type ViewedConversation } from './inbox-views.ts'

/** What a member is told of until they look: a colleague took it over or assigned it, or it was put aside until now. */
export const toldReasons = ['taken', 'assigned', 'woken'] as const
export type ToldReason = (typeof toldReasons)[number]

/**
 * Whether a member is still told: of what was taken over from them until they look; of the rest as long as they have the
 * conversation and it is neither closed nor put aside.
 */
export function isStillTold(
  why: ToldReason,
  course: Pick<ConversationCourse, 'state' | 'assignee' | 'snoozedUntil'>,
  me: string,
): boolean {
  return why === 'taken' || (course.assignee === me && isCurrent(course))
}

/** Why somebody is wanted in a conversation, or told of it. */
export const waitingReasons = ['waiting', 'written', 'mentioned', ...toldReasons] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** The latest conversations that are told of one by one. */
export const mostToldOf = 20

/**
 * Why a member is wanted in a conversation; null where they are not. `isKept`: whoever it is assigned to may answer it.
 */
export function whyWaiting(
  card: Omit<ViewedConversation, 'mentioned'>,
  me: string,
  isKept: boolean,
): WaitingReason | null {
  if (!isCurrent(card)) return null
  const { state, assignee, handledBy, lastRole, unread } = card
  if (state === 'waiting') return assignee === '' || assignee === me || !isKept ? 'waiting' : null
  const isMine = assignee === me && handledBy === 'member'
  return isMine && unread && lastRole === 'user' ? 'written' : null
}

/** Mentions from before are told of no more; both in Unix seconds. */
export function mentionsToldFrom(now: number): number {
  return now - unreadSeconds
}

/** Whether a mention is told of: its member has not opened the conversation since, for two weeks; Unix seconds. */
export function isToldMention({ unseenAt = 0 }: { unseenAt?: number }, now: number): boolean {
  return unseenAt > mentionsToldFrom(now)
}

/**
 * Whether a member's pages tell of it: always of what was taken over from them; of the rest while they are online, and
 * of visitors and mentions as who looks after the agent wants.
 */
export function isNotified(why: WaitingReason, agent: MailMuting, isOnline: boolean): boolean {
  if (why === 'taken') return true
  if (!isOnline) return false
  return (
    why === 'assigned' || why === 'woken' || isMailed(agent, why === 'mentioned' ? 'mentions' : 'waiting')
  )
}

/**
 * How many of them there are, in all and by agent, up to the number that stands for more; what was taken over asks
 * nothing of a member.
 */
export function countWaiting(all: readonly { agentId: string; why: WaitingReason }[]): {
  count: number
  agents: Record<string, number>
} {
  const found = all.filter(({ why }) => why !== 'taken')
  const agents: Record<string, number> = {}
  for (const { agentId } of found) agents[agentId] = Math.min(mostCounted, (agents[agentId] ?? 0) + 1)
  return { count: Math.min(mostCounted, found.length), agents }
}
