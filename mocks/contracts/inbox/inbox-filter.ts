import type { ConversationCard } from '../conversations/message.schema.ts'

/** What a list is narrowed to beside its view. */
export interface InboxFilter {
  channel?: ConversationCard['channel']
  tag?: string
  priority?: ConversationCard['priority']
  /** E-mail address of a member. */
  assignee?: string
  /** Its visitor found an answer not helpful. */
  rating?: 'down'
  /** Unix seconds, of the last message, as queries carry them. */
  since?: string
  until?: string
}

/** Whether a moment is among those asked for; in Unix seconds, as queries carry the bounds. */
export function isWithin(ts: number, { since, until }: Pick<InboxFilter, 'since' | 'until'>): boolean {
  return (since === undefined || ts >= Number(since)) && (until === undefined || ts <= Number(until))
}

/** Whether a conversation is one of those that are wanted. */
export function isInFilter(
  card: Pick<ConversationCard, 'channel' | 'tags' | 'priority' | 'assignee' | 'lastMessageAt'> & {
    /** Answers its visitor found not helpful. @default 0 */
    dislikedAnswers?: number
  },
  { channel, tag, priority, assignee, rating, since, until }: InboxFilter,
): boolean {
  return (
    (channel === undefined || card.channel === channel) &&
    (tag === undefined || card.tags.includes(tag)) &&
    (priority === undefined || card.priority === priority) &&
    (assignee === undefined || card.assignee === assignee) &&
    (rating === undefined || (card.dislikedAnswers ?? 0) > 0) &&
    isWithin(card.lastMessageAt, { since, until })
  )
}
