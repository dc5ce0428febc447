import type { ConversationCard, Message, Source } from '#mocks/contracts/conversations/message.schema.ts'
import type { Instead } from '#mocks/contracts/conversations/model-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** A conversation with an agent. */
export interface ConversationDoc extends Doc, Omit<ConversationCard, 'id'> {
  /** The workspace of its agent. */
  workspaceId: string
  /** Answers in which the agent said it does not know. */
  unknownAnswers: number
}

/** One message; `_id` is `{conversationId}:{number}`, so a conversation reads in order. */
export interface MessageDoc extends Doc {
  conversationId: string
  agentId: string
  role: Message['role']
  /** Light Markdown of the agent, plain text of people. */
  text: string
  sources: Source[]
  known: boolean
  /** The answer broke off. */
  incomplete?: boolean
  /** Why the knowledge alone answered, or why the answer broke off. */
  instead?: Instead
  /** Unix seconds. */
  ts: number
}

/** The `_id` of a conversation's message. */
export function messageId(conversationId: string, position: number): string {
  return `${conversationId}:${String(position).padStart(6, '0')}`
}

/** Conversations and their messages, by region. */
export function createConversationRepository(stores: Stores) {
  const conversations = (region: Region): DocStore<ConversationDoc> =>
    stores[region].collection('conversations')
  const { removeOfConversation } = createRequestRepository(stores)
  const messages = (region: Region): DocStore<MessageDoc> => stores[region].collection('messages')
  return {
    conversations,
    messages,
    /** Messages after a position, oldest first. */
    messagesAfter: (region: Region, conversationId: string, after: string, limit: number) =>
      messages(region)
        // ';' follows ':' in every order we sort by: the range is exactly this conversation's messages.
        .find(
          { _id: { $gt: after || `${conversationId}:`, $lt: `${conversationId};` } },
          { sort: { _id: 1 }, limit },
        )
        .toArray(),
    /** The latest messages, oldest first. */
    async latest(region: Region, conversationId: string, limit: number): Promise<MessageDoc[]> {
      const newest = await messages(region)
        .find({ _id: { $gt: `${conversationId}:`, $lt: `${conversationId};` } }, { sort: { _id: -1 }, limit })
        .toArray()
      return newest.reverse()
    },
    /** Removes a conversation with everything said and asked in it; that first, so that none is left without it. */
    async removeConversation(region: Region, conversationId: string): Promise<void> {
      // ';' follows ':' in every order we sort by: the range is exactly this conversation's messages.
      await messages(region).deleteMany({ _id: { $gt: `${conversationId}:`, $lt: `${conversationId};` } })
      await removeOfConversation(region, conversationId)
      await conversations(region).deleteOne({ _id: conversationId })
    },
  }
}
