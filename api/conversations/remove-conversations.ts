import type { AgentRef } from '../shared/ownership.ts'
import type { Stores } from '../store/store.ts'
import { createConversationRepository } from './conversation.repository.ts'

const batch = 50

/** Removes conversations of an agent with everything said in them, about `most` of them. */
export async function removeConversationsOf(
  stores: Stores,
  { region, agentId }: AgentRef,
  most: number,
): Promise<void> {
  const { conversations, removeConversation } = createConversationRepository(stores)
  for (let removed = 0; removed < most; removed += batch) {
    const found = await conversations(region).find({ agentId }, { limit: batch }).toArray()
    for (const { _id } of found) await removeConversation(region, _id)
    if (found.length < batch) return
  }
}
