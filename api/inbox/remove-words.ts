import type { Region } from '#mocks/contracts/shared/region.ts'
import { messageRange } from '../conversations/message-id.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { createInboxRepository } from './inbox.repository.ts'
import { type SaidDoc, saidInNote, wordIds } from './word-ids.ts'

const batch = 100

/** Forgets the words of some messages. */
export async function forgetWords(
  stores: Stores,
  region: Region,
  workspaceId: string,
  said: readonly SaidDoc[],
): Promise<void> {
  const { words } = createInboxRepository(stores)
  const ids = said.flatMap((message) => wordIds(workspaceId, message))
  for (let at = 0; at < ids.length; at += batch) {
    await words(region).deleteMany({ _id: { $in: ids.slice(at, at + batch) } })
  }
}

/** Forgets the words of a conversation while its messages and notes are still there. */
export async function removeWordsOf(stores: Stores, region: Region, _id: string): Promise<void> {
  const conversations: DocStore<Doc & { workspaceId: string }> = stores[region].collection('conversations')
  const messages: DocStore<SaidDoc> = stores[region].collection('messages')
  const conversation = await conversations.findOne({ _id })
  if (!conversation) return
  const notes = await createInboxRepository(stores).notes(region).find({ conversationId: _id }).toArray()
  await forgetWords(stores, region, conversation.workspaceId, notes.map(saidInNote))
  for (let after = ''; ; ) {
    const said = await messages
      .find({ _id: messageRange(_id, after) }, { sort: { _id: 1 }, limit: batch })
      .toArray()
    await forgetWords(stores, region, conversation.workspaceId, said)
    const last = said.at(-1)
    if (said.length < batch || !last) return
    after = last._id
  }
}
