import type { Region } from '#mocks/contracts/shared/region.ts'
import { notFound } from '../http/http-error.ts'
import { byId, type PageQuery, pageRequest, presentPage, toPage } from '../store/list.ts'
import type { Stores } from '../store/store.ts'
import { presentMessage } from './conversation.presenter.ts'
import { createConversationRepository } from './conversation.repository.ts'

/** A page of one conversation, oldest first. A cursor of another conversation is a 404. */
export async function messagePage(stores: Stores, region: Region, conversationId: string, query: PageQuery) {
  const { limit, end } = pageRequest(byId, query)
  const after = end?.id ?? ''
  if (after && !after.startsWith(`${conversationId}:`)) throw notFound()
  const docs = await createConversationRepository(stores).messagesAfter(
    region,
    conversationId,
    after,
    limit + 1,
  )
  return presentPage(toPage(docs, limit, byId), presentMessage)
}
