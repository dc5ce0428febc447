import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import type { AttachmentDoc } from './attachments.ts'
import { createInboxRepository, type InboxSettingsDoc, type MentionDoc } from './inbox.repository.ts'

/** As settings were kept at first. */
interface OldSettings extends InboxSettingsDoc {
  tags?: string[]
}

/** A mention as it was kept at first. */
interface OldMention extends MentionDoc {
  unseen?: boolean
}

/** Mentions say since when they were not looked at. */
async function upgradeMentions(stores: Stores, region: Region): Promise<void> {
  const mentions: DocStore<OldMention> = stores[region].collection('conversationMentions')
  for await (const { _id, unseen, at } of everyDocument(mentions)) {
    if (unseen === undefined) continue
    await mentions.updateOne(
      { _id, unseen, at },
      { $unset: { unseen: '' }, ...(unseen && { $set: { unseenAt: at } }) },
    )
  }
}

/** What was said before emoji could be searched for is read again from the first word on; what is kept of it stays. */
async function findEmoji(stores: Stores, region: Region): Promise<void> {
  const { conversations } = createConversationRepository(stores)
  const { notes } = createInboxRepository(stores)
  for await (const { _id, wordsDue, lastMessageAt } of everyDocument(conversations(region))) {
    if (wordsDue === undefined) continue
    const due = { wordsDue: Math.max(1, lastMessageAt), wordsTo: 0 }
    await conversations(region).updateOne({ _id }, { $set: due })
  }
  for await (const { _id, wordsDue, ts } of everyDocument(notes(region))) {
    if (wordsDue !== undefined) await notes(region).updateOne({ _id }, { $set: { wordsDue: ts } })
  }
}

/**
 * The words of what was said, noted and sent as a file before it was searched for are due; tags have the name they have
 * now, and mentions say since when they were not looked at.
 */
export async function upgradeInbox(stores: Stores, region: Region, from: number): Promise<void> {
  await upgradeMentions(stores, region)
  if (from < 4) await findEmoji(stores, region)
  if (from >= 2) return
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
