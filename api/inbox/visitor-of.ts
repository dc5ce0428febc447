import type { InboxVisitor } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createSameVisitor } from '../conversations/same-visitor.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Stores } from '../store/store.ts'

const mostEarlier = 10
/** Latest messages among which the page of the visitor is looked for. */
const lookedAt = 20

/** What is known of the visitor of a conversation. */
export function createVisitorOf(stores: Stores) {
  const { conversations, latest } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const sameVisitor = createSameVisitor(stores)

  return async function visitorOf(region: Region, { _id, agentId }: ConversationDoc): Promise<InboxVisitor> {
    const [request, recent] = await Promise.all([
      requests(region).findOne({ _id }),
      latest(region, _id, lookedAt),
    ])
    const { name = '', email = '', phone = '' } = request ?? {}
    const { ids } = await sameVisitor(region, agentId, { conversationId: _id, alsoByAddress: true })
    const others = { _id: { $in: ids.filter((id) => id !== _id) }, agentId }
    const earlier = ids.length > 1 ? await conversations(region).find(others).toArray() : []
    return {
      name,
      email,
      phone,
      page: recent.findLast(({ page }) => page)?.page ?? '',
      sharedConversations: earlier.length,
      earlier: earlier
        .sort((a, b) => b.lastMessageAt - a.lastMessageAt)
        .slice(0, mostEarlier)
        .map(({ _id: id, title, state, lastMessageAt }) => ({ id, title, state, lastMessageAt })),
    }
  }
}
