import { skipToken, useQuery } from '@tanstack/react-query'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { type ChatRef, chatQuery } from './inbox.queries.ts'

/** Pages that are read to find the open chat in the list. */
const most = 20

/** Whether the open chat stands further down than the list was read, so that reading on leads to it. */
export function useLeadsToOpen(open: ChatRef | null, pages: number, cards: readonly InboxCard[]): boolean {
  const query = open ? chatQuery(open) : { queryKey: ['inbox.none'], queryFn: skipToken }
  const at = useQuery(query as ReturnType<typeof chatQuery>).data?.lastMessageAt
  const last = cards.at(-1)
  if (!open || at === undefined || last === undefined || pages >= most) return false
  return at <= last.lastMessageAt && !cards.some(({ id }) => id === open.conversationId)
}
