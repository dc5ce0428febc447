import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { isInFilter } from '#mocks/contracts/inbox/inbox-filter.ts'
import { isInView } from '#mocks/contracts/inbox/inbox-views.ts'
import type { InboxNarrowing } from './inbox.queries.ts'
import { momentsOf } from './local-days.ts'

/**
 * Whether a conversation may be in a list, as far as its card tells: not who is mentioned, took part or rated.
 * @param me address of the member who looks
 */
export function fitsView(card: InboxCard, narrowing: InboxNarrowing, me: string): boolean {
  const { view, channel, tag, priority, assignee, agent } = narrowing
  const filter = {
    ...momentsOf(narrowing),
    ...(channel && { channel }),
    ...(tag && { tag }),
    ...(priority && { priority: priority as InboxCard['priority'] }),
    ...(assignee && { assignee }),
  }
  return (
    (!agent || card.agentId === agent) &&
    isInView(view, { ...card, mentioned: true }, me) &&
    isInFilter(card, filter as Parameters<typeof isInFilter>[1])
  )
}

/** Whether only the server can tell if a conversation is in a list. */
export const isUntold = ({ view, participant, rating }: InboxNarrowing) =>
  view === 'mentions' || participant !== '' || rating !== ''
