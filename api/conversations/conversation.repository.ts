import type { AnswerMail } from '#mocks/contracts/conversations/answer-mail.ts'
import type { AnswerRating } from '#mocks/contracts/conversations/answer-rating.ts'
import { listedWords } from '#mocks/contracts/conversations/attachment-words.ts'
import { type ConversationCourse, lastTextLimit } from '#mocks/contracts/conversations/conversation-state.ts'
import type {
  AnswerDocument,
  ConversationCard,
  Message,
  Source,
  ToolCall,
} from '#mocks/contracts/conversations/message.schema.ts'
import type { Instead } from '#mocks/contracts/conversations/model-failure.ts'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import type { OwedAs } from '#mocks/contracts/live/owed-answer.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'

import type { Region } from '#mocks/contracts/shared/region.ts'
import { removeInboxOf } from '../inbox/remove-of-conversation.ts'
import { removeWordsOf } from '../inbox/remove-words.ts'
import { createLeadRepository } from '../leads/lead.repository.ts'
import { removeLiveOf } from '../live/remove-of-conversation.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import type { Doc, DocStore, Filter, Stores } from '../store/store.ts'
import type { AnswerUsage } from './answer-usage.ts'
import { messageRange, sameConversation, seriesRange } from './message-id.ts'

/** A conversation with an agent. */
export interface ConversationDoc extends Doc, Omit<ConversationCard, 'id'> {
  /** The workspace of its agent. */
  workspaceId: string
  /** Lines about its course among its messages. @default 0 */
  notices?: number
  /** Answers in which the agent said it does not know. */
  unknownAnswers: number
  /** Answers its visitor found not helpful. @default 0 */
  dislikedAnswers?: number
  /** How often those were counted. @default 0 */
  dislikedRev?: number
  /** Unix seconds of the last that was said, which makes it unread; absent before it was kept, then the last message. */
  lastSaidAt?: number
  /** Unix seconds of the last message whose words are not searchable yet; 0 for none, absent before the search. */
  wordsDue?: number
  /** Messages whose words are searchable. @default 0 */
  wordsTo?: number
  /** By what its visitor is told from others of the day it began; absent in tests and before visitors were counted. */
  visitor?: string
  /** The visitor's message its agent owes an answer to, as it was handed back; '' for none. @default '' */
  owedTo?: string
  /** Whether that is answered, the visitor is asked how to be reached, as they waited in vain, or both. */
  owedAs?: OwedAs
  /** By what mails about who is owed it are counted; '' where nobody knows. @default '' */
  owedSender?: string
  /** The last answer that was given to one it was owed to. */
  owedBy?: string
  /** Which change of its request its mark follows. @default none */
  askedOrder?: number
  /** How often people changed its course. @default 0 */
  courseRev?: number
  /** Stands before the numbers of its messages: whoever goes on after it was removed is told other ids. @default '' */
  series?: string
}

/** A piece of an answer with what stands under it. */
export interface Bubble {
  /** Light Markdown; '' where parts stand alone. */
  text: string
  parts?: Part[]
}

/** One message; `_id` is `{conversationId}:{series}{number}`, so a conversation reads in order. */
export interface MessageDoc extends Doc {
  conversationId: string
  agentId: string
  role: Message['role']
  /** What its sender's browser called it, so that it is known when it is sent again. */
  clientId?: string
  /** The member who wrote it, as its visitor may see them. */
  by?: Message['by']
  /** The message it answers, where it was owed that since its conversation was handed back. */
  owedTo?: string
  /** What a line about the course tells. */
  notice?: Message['notice']
  /** Light Markdown of the agent, plain text of people. */
  text: string
  sources: Source[]
  /** Documents without an address it came from. */
  documents?: AnswerDocument[]
  known: boolean
  /** It answers no question: it says how the team will reach somebody, or is a courtesy. */
  aside?: boolean
  /** The answer broke off. */
  incomplete?: boolean
  /** Calls the model made for the answer. */
  calls?: ToolCall[]
  /** Why the knowledge alone answered, or why the answer broke off. */
  instead?: Instead
  /** Replies to press. */
  choices?: string[]
  /** How the answer falls into bubbles, with what stands under each; its words are `text`, too. Absent for plain words. */
  bubbles?: Bubble[]
  /** What a visitor filled in, by the names of the form's fields. */
  values?: Record<string, string>
  /** Ids of the nodes its flow entered. */
  nodes?: string[]
  /** The page a visitor asked on, without its query. */
  page?: string
  /** What the answer took, for its receipt. */
  usage?: AnswerUsage
  /** Files a member sent with it. */
  attachments?: Message['attachments']
  /** How far the mailing of a member's words is; `since` is when they were said, in Unix milliseconds. */
  mail?: AnswerMail & { since: number }
  /** What its visitor thinks of the answer. */
  rating?: AnswerRating
  /** Unix seconds. */
  ts: number
}

/** Where a conversation is in its agent's flow; `_id` is the conversation's. */
export interface FlowStateDoc extends Doc {
  agentId: string
  /** The node that waits for the visitor; null where the flow ended. */
  nodeId: string | null
  /** JSON of what the flow knows: names of variables may be any. */
  variables: string
  /** JSON of the last turn, so that a question asked again goes no further: what was asked and answered. */
  answered: string
  /** Whose turn it is. */
  turn: string
  /** Until when that turn is waited for, in Unix milliseconds; 0 when it is over. */
  busyUntil: number
  /** Unix milliseconds of the last turn. */
  at: number
}

/** When the last was said, in Unix seconds; a line about the course is nothing said. */
export function lastSaidAt(doc: Pick<ConversationDoc, 'lastMessageAt' | 'lastSaidAt'>): number {
  return doc.lastSaidAt ?? doc.lastMessageAt
}

/** What a conversation keeps of its last message, in plain words; a line about its course is none. A visitor's brings it back. */
export function lastOf({
  role,
  text,
  attachments,
  ts,
}: Pick<MessageDoc, 'role' | 'text' | 'attachments' | 'ts'>): Partial<
  ConversationCourse & Pick<ConversationDoc, 'lastSaidAt' | 'wordsDue'>
> {
  if (role === 'notice') return {}
  const words = role === 'assistant' ? plainText({ blocks: toBlocks(text), parts: [] }) || text : text
  const lastText = cutText(listedWords(words, attachments), lastTextLimit)
  const last = { lastRole: role, lastText, lastSaidAt: ts, wordsDue: ts }
  return role === 'user' ? { ...last, snoozedUntil: null } : last
}

/** Who answers a conversation when something is added to it. */
export type Whose = Partial<Pick<ConversationDoc, 'handledBy' | 'state' | 'assignee' | 'owedTo'>>

const recountAttempts = 20

/** Conversations and their messages, by region. */
export function createConversationRepository(stores: Stores) {
  const conversations = (region: Region): DocStore<ConversationDoc> =>
    stores[region].collection('conversations')
  const { removeOfConversation } = createRequestRepository(stores)
  const { forgetConversation } = createLeadRepository(stores)
  const flowStates = (region: Region): DocStore<FlowStateDoc> => stores[region].collection('flowStates')
  const messages = (region: Region): DocStore<MessageDoc> => stores[region].collection('messages')

  /** Removes what was asked for in a conversation, where its flow is, and that it was a lead's. */
  async function removeAsked(region: Region, conversationId: string): Promise<void> {
    await removeOfConversation(region, conversationId)
    await forgetConversation(region, conversationId)
    await flowStates(region).deleteOne({ _id: conversationId })
  }

  const countDisliked = (region: Region, _id: string) =>
    messages(region).countDocuments({ _id: messageRange(_id), rating: 'down' })
  /** Matches until they are counted again. */
  const dislikedAsRead = ({ dislikedRev }: ConversationDoc) => ({
    dislikedRev: dislikedRev ?? { $exists: false },
  })

  return {
    conversations,
    messages,
    flowStates,
    /**
     * Counts a conversation's messages anew, however many are added meanwhile; as it is then, null when it is gone.
     * @param which its `_id`, and what else must hold of it
     * @param more what is set by the same write
     */
    async recount(
      region: Region,
      which: Filter<ConversationDoc>,
      more: Partial<ConversationDoc> = {},
    ): Promise<ConversationDoc | null> {
      for (let attempt = 0; attempt < recountAttempts; attempt += 1) {
        const held = await conversations(region).findOne(which)
        if (!held) return null
        const own = seriesRange(held._id, held.series)
        const [messageCount, notices, unknownAnswers, dislikedAnswers, [last]] = await Promise.all([
          messages(region).countDocuments({ _id: own }),
          messages(region).countDocuments({ _id: own, role: 'notice' }),
          messages(region).countDocuments({ _id: own, known: false }),
          countDisliked(region, held._id),
          messages(region)
            .find({ _id: own }, { sort: { _id: -1 }, limit: 1 })
            .toArray(),
        ])
        const asRead = {
          messageCount: held.messageCount,
          unknownAnswers: held.unknownAnswers,
          ...dislikedAsRead(held),
        }
        const counted = {
          messageCount,
          notices,
          unknownAnswers,
          dislikedAnswers,
          lastMessageAt: last?.ts ?? held.lastMessageAt,
          ...(last && lastOf(last)),
          ...more,
        }
        const saved = await conversations(region).findOneAndUpdate(
          { ...which, ...sameConversation(held), ...asRead },
          { $set: counted, $inc: { dislikedRev: 1 } },
          { returnDocument: 'after' },
        )
        if (saved) return saved
      }
      if (Object.keys(more).length === 0) return conversations(region).findOne(which)
      return conversations(region).findOneAndUpdate(which, { $set: more }, { returnDocument: 'after' })
    },
    /** Counts the answers its visitor found not helpful anew, however many are rated meanwhile. */
    async recountDisliked(region: Region, _id: string): Promise<void> {
      for (let attempt = 0; attempt < recountAttempts; attempt += 1) {
        const held = await conversations(region).findOne({ _id })
        if (!held) return
        const dislikedAnswers = await countDisliked(region, _id)
        const { matchedCount } = await conversations(region).updateOne(
          { _id, ...dislikedAsRead(held) },
          { $set: { dislikedAnswers }, $inc: { dislikedRev: 1 } },
        )
        if (matchedCount === 1) return
      }
    },
    /** Messages after a position, oldest first. */
    messagesAfter: (region: Region, conversationId: string, after: string, limit: number) =>
      messages(region)
        .find({ _id: messageRange(conversationId, after) }, { sort: { _id: 1 }, limit })
        .toArray(),
    /** Messages after a position, in either direction; from the first or the last without one. */
    messagesFrom: (
      region: Region,
      conversationId: string,
      { after, direction, limit }: { after: string; direction: 1 | -1; limit: number },
    ) => {
      const from = !after ? {} : direction === 1 ? { $gt: after } : { $lt: after }
      return messages(region)
        .find({ _id: { ...messageRange(conversationId), ...from } }, { sort: { _id: direction }, limit })
        .toArray()
    },
    /** The latest messages, oldest first. */
    async latest(region: Region, conversationId: string, limit: number): Promise<MessageDoc[]> {
      const newest = await messages(region)
        .find({ _id: messageRange(conversationId) }, { sort: { _id: -1 }, limit })
        .toArray()
      return newest.reverse()
    },
    /**
     * Removes a conversation with everything said and asked in it; that first, so that none is left without it, and
     * again after it, as an answer may have added to it meanwhile.
     */
    async removeConversation(region: Region, conversationId: string): Promise<void> {
      const held = await conversations(region).findOne({ _id: conversationId })
      await removeWordsOf(stores, region, conversationId)
      await removeInboxOf(stores, region, conversationId)
      await removeLiveOf(stores, region, conversationId)
      await messages(region).deleteMany({ _id: messageRange(conversationId) })
      await removeAsked(region, conversationId)
      await conversations(region).deleteOne({ _id: conversationId })
      if (held?.series) await messages(region).deleteMany({ _id: seriesRange(conversationId, held.series) })
      await removeAsked(region, conversationId)
    },
  }
}
