import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { type ConversationDoc, createConversationRepository, lastOf } from './conversation.repository.ts'
import { seriesRange } from './message-id.ts'

/**
 * Conversations know their workspace, whose sessions they are, the course they take, when the last was said, and how many
 * of their messages are lines about it, and nothing by which who is owed nothing is told. What else nobody counted then is
 * not counted now.
 */
export async function upgradeConversations(stores: Stores, region: Region): Promise<void> {
  const { conversations, messages, latest } = createConversationRepository(stores)
  const { agents } = createAgentRepository(stores)
  for await (const held of everyDocument(conversations(region))) {
    const { _id, agentId, workspaceId, state, messageCount, notices, series } = held
    if (held.owedSender)
      await conversations(region).updateOne({ _id, owedTo: '' }, { $set: { owedSender: '' } })
    const missing: Partial<ConversationDoc> = {}
    if (workspaceId === undefined) {
      const agent = await agents(region).findOne({ _id: agentId })
      Object.assign(missing, { workspaceId: agent?.ownerID ?? '', unknownAnswers: 0 })
    }
    if (state === undefined) {
      const [last] = await latest(region, _id, 1)
      Object.assign(missing, newCourse, last && lastOf(last))
    }
    if (held.lastSaidAt === undefined) {
      // What is said meanwhile is later.
      const { lastMessageAt } = held
      await conversations(region).updateOne(
        { _id, lastSaidAt: { $exists: false } },
        { $set: { lastSaidAt: lastMessageAt } },
      )
    }
    if (Object.keys(missing).length > 0) await conversations(region).updateOne({ _id }, { $set: missing })
    if (notices !== undefined) continue
    const counted = await messages(region).countDocuments({ _id: seriesRange(_id, series), role: 'notice' })
    // One that somebody writes in meanwhile is counted when its messages are.
    await conversations(region).updateOne(
      { _id, messageCount, notices: { $exists: false } },
      { $set: { notices: counted } },
    )
  }
}
