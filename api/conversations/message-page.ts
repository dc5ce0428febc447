import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import { byId, type Order, type PageQuery, pageRequest, presentPage, toPage } from '../store/list.ts'
import type { Stores } from '../store/store.ts'
import { createConversationRepository, type MessageDoc } from './conversation.repository.ts'

const newestFirst = { ...byId, direction: -1 } as const satisfies Order

/** A page of one conversation, oldest first unless the query asks for the newest, as `present` shows it. A cursor of another conversation is a 404. */
export async function messagePage<M>(
  stores: Stores,
  region: Region,
  conversationId: string,
  query: PageQuery & { order?: 'oldest' | 'newest' },
  present: (message: MessageDoc) => M,
) {
  const order = query.order === 'newest' ? newestFirst : byId
  const { limit, end } = pageRequest(order, query)
  if (end && !end.id.startsWith(`${conversationId}:`)) throw notFound()
  const docs = await createConversationRepository(stores).messagesFrom(region, conversationId, {
    after: end?.id ?? '',
    direction: order.direction,
    limit: limit + 1,
  })
  return presentPage(toPage(docs, limit, order), present)
}
