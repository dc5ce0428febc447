import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import { byId, type PageQuery, pageRequest, presentPage, toPage } from '../store/list.ts'
import type { Stores } from '../store/store.ts'
import { createConversationRepository, type MessageDoc } from './conversation.repository.ts'

/** A page of one conversation, oldest first, as `present` shows it. A cursor of another conversation is a 404. */
export async function messagePage<M>(
  stores: Stores,
  region: Region,
  conversationId: string,
  query: PageQuery,
  present: (message: MessageDoc) => M,
) {
  const { limit, end } = pageRequest(byId, query)
  const after = end?.id ?? ''
  if (after && !after.startsWith(`${conversationId}:`)) throw notFound()
  const docs = await createConversationRepository(stores).messagesAfter(
    region,
    conversationId,
    after,
    limit + 1,
  )
  return presentPage(toPage(docs, limit, byId), present)
}
