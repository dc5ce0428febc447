import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import type { AttachmentDoc } from './attachments.ts'
import { createInboxRepository, type InboxSettingsDoc } from './inbox.repository.ts'

/** As settings were kept at first. */
interface OldSettings extends InboxSettingsDoc {
  tags?: string[]
}

/** The words of what was said, noted and sent as a file before it was searched for are due; tags have the name they have now. */
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
  const settings: DocStore<OldSettings> = stores[region].collection('inboxSettings')
  for await (const { _id, tags, fieldRevs } of everyDocument(settings)) {
    if (tags === undefined) continue
    const { tags: rev, ...others } = fieldRevs
    const revs = rev === undefined ? others : { ...others, predefinedTags: rev }
    await settings.updateOne(
      { _id },
      { $set: { predefinedTags: tags, fieldRevs: revs }, $unset: { tags: '' } },
    )
  }
  // Messages with files are read again from the first on; what is kept of them already stays.
  const files: DocStore<Doc & Partial<AttachmentDoc>> = stores[region].collection('files')
  const withFiles = new Set<string>()
  for await (const { conversationId, usedBy, inNote } of everyDocument(files)) {
    if (conversationId && usedBy && !inNote) withFiles.add(conversationId)
  }
  for (const conversationId of withFiles) {
    const held = await conversations(region).findOne({ _id: conversationId })
    if (!held) continue
    const due = { wordsDue: Math.max(1, held.lastMessageAt), wordsTo: 0 }
    await conversations(region).updateOne({ _id: conversationId }, { $set: due })
  }
}
