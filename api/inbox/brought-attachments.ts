import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { FileDoc } from '../files/file.repository.ts'
import type { Stores } from '../store/store.ts'
import type { AttachmentDoc } from './attachments.ts'
import { createInboxRepository } from './inbox.repository.ts'

/** Messages that are read in one go. */
const batch = 200

/** Tells files that a message or a note brings from those whose sender was cut off before it was kept. */
export function createIsBrought(stores: Stores) {
  const { messagesAfter } = createConversationRepository(stores)
  const { notes } = createInboxRepository(stores)

  async function isInMessage(region: Region, { _id, conversationId }: AttachmentDoc): Promise<boolean> {
    for (let after = ''; ; ) {
      const messages = await messagesAfter(region, conversationId, after, batch)
      if (messages.some(({ attachments }) => attachments?.some(({ ID }) => ID === _id))) return true
      const last = messages.at(-1)
      if (!last || messages.length < batch) return false
      after = last._id
    }
  }

  async function isInNote(region: Region, { _id, conversationId, usedBy }: AttachmentDoc): Promise<boolean> {
    const note = await notes(region).findOne({ _id: usedBy, conversationId })
    return note?.attachments?.some(({ ID }) => ID === _id) ?? false
  }

  /** Whether a file that is over goes with something all the same; never one that was taken away. */
  return async function isBrought(region: Region, file: FileDoc & Partial<AttachmentDoc>): Promise<boolean> {
    if (!file.usedBy || file.expiresAt === 0) return false
    const attached = file as AttachmentDoc
    return attached.inNote ? isInNote(region, attached) : isInMessage(region, attached)
  }
}
