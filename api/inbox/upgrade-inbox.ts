import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'

/** The words of what was said before there was a search are due. */
export async function upgradeInbox(stores: Stores, region: Region): Promise<void> {
  const { conversations } = createConversationRepository(stores)
  for await (const { _id, wordsDue, lastMessageAt } of everyDocument(conversations(region))) {
    if (wordsDue === undefined)
      await conversations(region).updateOne({ _id }, { $set: { wordsDue: lastMessageAt } })
  }
}
