import { skipToken, useQuery } from '@tanstack/react-query'
import { useSession } from '#features/shared/session/session-context.ts'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { fitsView, isUntold } from './fits-view.ts'
import { type ChatRef, chatQuery, type InboxNarrowing } from './inbox.queries.ts'

/** Pages that are read to find the open chat in the list, and where only the server can tell that it is in it. */
const most = 20
const mostUntold = 3

/** Whether the open chat stands further down than the list was read, so that reading on leads to it. */
export function useLeadsToOpen(
  open: ChatRef | null,
  narrowing: InboxNarrowing,
  pages: number,
  cards: readonly InboxCard[],
): boolean {
  const { email } = useSession().user
  const query = open ? chatQuery(open) : { queryKey: ['inbox.none'], queryFn: skipToken }
  const chat = useQuery(query as ReturnType<typeof chatQuery>).data
  const last = cards.at(-1)
  // What is put aside has another order.
  if (!open || !chat || !last || narrowing.view === 'snoozed') return false
  if (pages >= (isUntold(narrowing) ? mostUntold : most) || !fitsView(chat, narrowing, email)) return false
  return chat.lastMessageAt <= last.lastMessageAt && !cards.some(({ id }) => id === open.conversationId)
}
