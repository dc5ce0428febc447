import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createConversationRepository } from './conversation.repository.ts'

/** Conversations know their workspace, whose sessions they are. What nobody counted then is not counted now. */
export async function upgradeConversations(stores: Stores, region: Region): Promise<void> {
  const { conversations } = createConversationRepository(stores)
  const { agents } = createAgentRepository(stores)
  for await (const { _id, agentId, workspaceId } of everyDocument(conversations(region))) {
    if (workspaceId !== undefined) continue
    const agent = await agents(region).findOne({ _id: agentId })
    await conversations(region).updateOne(
      { _id, workspaceId: { $exists: false } },
      { $set: { workspaceId: agent?.ownerID ?? '', unknownAnswers: 0 } },
    )
  }
}
