import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { type ConversationDoc, createConversationRepository, lastOf } from './conversation.repository.ts'

/**
 * Conversations know their workspace, whose sessions they are, and the course they take. What nobody counted then is
 * not counted now.
 */
export async function upgradeConversations(stores: Stores, region: Region): Promise<void> {
  const { conversations, latest } = createConversationRepository(stores)
  const { agents } = createAgentRepository(stores)
  for await (const { _id, agentId, workspaceId, state } of everyDocument(conversations(region))) {
    const missing: Partial<ConversationDoc> = {}
    if (workspaceId === undefined) {
      const agent = await agents(region).findOne({ _id: agentId })
      Object.assign(missing, { workspaceId: agent?.ownerID ?? '', unknownAnswers: 0 })
    }
    if (state === undefined) {
      const [last] = await latest(region, _id, 1)
      Object.assign(missing, newCourse, last && lastOf(last))
    }
    if (Object.keys(missing).length > 0) await conversations(region).updateOne({ _id }, { $set: missing })
  }
}
