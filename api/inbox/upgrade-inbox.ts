import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { DocStore, Stores } from '../store/store.ts'
import type { AttachmentDoc } from './attachments.ts'
import { createInboxRepository } from './inbox.repository.ts'

/** The words of what was said, noted and sent as a file before it was searched for are due. */
export async function upgradeInbox(stores: Stores, region: Region): Promise<void> {
  const { conversations } = createConversationRepository(stores)
  const { notes } = createInboxRepository(stores)
  for await (const { _id, wordsDue, lastMessageAt } of everyDocument(conversations(region))) {
    if (wordsDue === undefined)
      await conversations(region).updateOne({ _id }, { $set: { wordsDue: lastMessageAt } })
  }
  for await (const { _id, wordsDue, ts } of everyDocument(notes(region))) {
    if (wordsDue === undefined) await notes(region).updateOne({ _id }, { $set: { wordsDue: ts } })
  }
  // Messages with files are read again from the first on; what is kept of them already stays.
  const files: DocStore<Partial<AttachmentDoc> & AttachmentDoc> = stores[region].collection('files')
  for await (const { conversationId, usedBy, inNote } of everyDocument(files)) {
    if (!conversationId || !usedBy || inNote) continue
    const held = await conversations(region).findOne({ _id: conversationId })
    if (!held) continue
    const due = { wordsDue: Math.max(1, held.lastMessageAt), wordsTo: 0 }
    await conversations(region).updateOne({ _id: conversationId }, { $set: due })
  }
}
