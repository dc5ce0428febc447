import type { InboxVisitor } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createSameVisitor } from '../conversations/same-visitor.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Stores } from '../store/store.ts'

/** Latest messages among which the page of the visitor is looked for. */
const lookedAt = 20

/** What is known of the visitor of a conversation. */
export function createVisitorOf(stores: Stores) {
  const { latest } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const { sharedWith } = createSameVisitor(stores)

  return async function visitorOf(region: Region, { _id, agentId }: ConversationDoc): Promise<InboxVisitor> {
    const [request, recent] = await Promise.all([
      requests(region).findOne({ _id }),
      latest(region, _id, lookedAt),
    ])
    const { name = '', email = '', phone = '' } = request ?? {}
    const shared = await sharedWith(region, agentId, { conversationId: _id })
    return {
      name,
      email,
      phone,
      page: recent.findLast(({ page }) => page)?.page ?? '',
      sharedConversations: shared.count,
      earlier: shared.latest.map(({ _id: id, title, state, lastMessageAt }) => ({
        id,
        title,
        state,
        lastMessageAt,
      })),
    }
  }
}
