import type { InboxVisitor } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '../conversations/conversation.repository.ts'
import { createSameVisitor } from '../conversations/same-visitor.ts'
import type { Deps } from '../deps.ts'
import { toldLanguage } from '../knowledge-index/language/detect-language.ts'
import { createAnswerReach } from '../live/answer-mails.ts'
import { createRequestRepository } from '../requests/request.repository.ts'

/** Latest messages among which the page and the language of the visitor are looked for. */
const lookedAt = 20

/** What is known of the visitor of a conversation. */
export function createVisitorOf(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { stores } = deps
  const { reachOf } = createAnswerReach(deps)
  const { latest } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const { sharedWith } = createSameVisitor(stores)

  return async function visitorOf(region: Region, held: ConversationDoc): Promise<InboxVisitor> {
    const { _id, agentId } = held
    const [reach, request, recent] = await Promise.all([
      reachOf(region, held),
      requests(region).findOne({ _id }),
      latest(region, _id, lookedAt),
    ])
    const { name = '', email = '', phone = '' } = request ?? {}
    const shared = await sharedWith(region, agentId, { conversationId: _id })
    return {
      ...reach,
      name,
      email,
      phone,
      language: languageOf(recent),
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

/** The language of the last message of a visitor that tells it; '' where none does. */
function languageOf(recent: readonly MessageDoc[]): string {
  for (const { role, text } of recent.toReversed()) {
    const told = role === 'user' ? toldLanguage(text) : ''
    if (told) return told
  }
  return ''
}
