import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../store/store.ts'
import { removeAttachments } from './attachments.ts'
import { createInboxRepository } from './inbox.repository.ts'

/** Removes files of a conversation, notes beside it, who was named in them, and who has read it. */
export async function removeInboxOf(stores: Stores, region: Region, conversationId: string): Promise<void> {
  const { reads, notes, mentions } = createInboxRepository(stores)
  await removeAttachments(stores, region, { conversationId })
  await notes(region).deleteMany({ conversationId })
  await mentions(region).deleteMany({ conversationId })
  await reads(region).deleteMany({ conversationId })
}
