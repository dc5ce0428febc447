import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createFigureMarks } from '../analytics/figure-marks.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAnnounce } from '../live/announce.ts'
import { nothingOwed } from '../live/owed-answers.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Update } from '../store/store.ts'
import { createAfterMessage } from './after-message.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  lastOf,
  type MessageDoc,
  type Whose,
} from './conversation.repository.ts'
import { sameConversation } from './message-id.ts'

/** A message with the conversation as it is by it. */
export interface Added {
  message: MessageDoc
  conversation: ConversationDoc
}

/** What is said beside questions and answers. */
export type Said = Pick<MessageDoc, 'role'> &
  Partial<Pick<MessageDoc, 'text' | 'by' | 'notice' | 'bubbles' | 'attachments' | 'mail' | 'clientId'>>

/** What a message has that says nothing of it. */
export const emptyMessage: Pick<MessageDoc, 'text' | 'sources' | 'known'> = {
  text: '',
  sources: [],
  known: true,
}

/** What a message adds to other counts than that of all messages. */
function incrementsOf({ known, role }: Pick<MessageDoc, 'known' | 'role'>): Update<ConversationDoc> {
  const more = { ...(!known && { unknownAnswers: 1 }), ...(role === 'notice' && { notices: 1 }) }
  return Object.keys(more).length > 0 ? { $inc: more } : {}
}

/** What else is so by the write that counts a message. */
function endOf({ _id, owedTo }: MessageDoc): Partial<ConversationDoc> {
  return owedTo ? { ...nothingOwed, owedBy: _id } : {}
}

/** Adds messages to conversations, each once counted and told of. */
export function createMessageWriter(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const repository = createConversationRepository(deps.stores)
  const { conversations, messages } = repository
  const announce = createAnnounce(deps)
  const marks = createFigureMarks(deps)
  const after = createAfterMessage(deps)

  /** Keeps a message at the first free position from the one that is next by the count. */
  async function place(region: Region, message: MessageDoc, next: number, series?: string): Promise<number> {
    for (let position = next; ; position += 1) {
      const _id = messageId(message.conversationId, position, series)
      if (await insertIfAbsent(messages(region), { ...message, _id })) return position
    }
  }

  /**
   * Adds a message to a conversation and tells who follows it. It is kept before it is counted: a process that dies
   * leaves none counted that is not there. The write that counts it decides whether it may be said at all.
   * @param whose who must be answering the conversation then
   * @returns null where others answer it, or it is gone: nothing is kept
   */
  async function put(
    region: Region,
    { _id, messageCount, series }: ConversationDoc,
    message: MessageDoc,
    whose: Whose,
    more: Partial<ConversationDoc>,
  ): Promise<Added | null> {
    const position = await place(region, message, messageCount, series)
    const placed = { ...message, _id: messageId(_id, position, series) }
    const same = sameConversation({ _id, series })
    const which = { ...same, ...whose }
    const set = { ...more, ...endOf(placed) }
    const counted = { messageCount: messageCount + 1, lastMessageAt: message.ts, ...lastOf(message), ...set }
    const conversation =
      (position === messageCount
        ? await conversations(region).findOneAndUpdate(
            { ...which, messageCount },
            { $set: counted, ...incrementsOf(message) },
            { returnDocument: 'after' },
          )
        : null) ??
      // Somebody else added one at the same moment, or died before counting one; or others answer it, or it was removed.
      (await repository.recount(region, which, set)) ??
      // Whoever was to give the same answer found this one, and counted it.
      (message.owedTo ? await conversations(region).findOne({ ...same, owedBy: placed._id }) : null)
    if (!conversation) {
      await messages(region).deleteOne({ _id: placed._id })
      if (Object.keys(whose).length > 0) await repository.recount(region, { _id })
      return null
    }
    await announce.message(region, conversation, placed)
    return { message: placed, conversation }
  }

  /** Adds a message: its hour is marked to be counted first, and who reacts to messages is told of it. */
  async function add(
    region: Region,
    conversation: ConversationDoc,
    message: MessageDoc,
    whose: Whose = {},
    more: Partial<ConversationDoc> = {},
  ): Promise<Added | null> {
    const { agentId, workspaceId } = conversation
    const added = await marks.during(region, agentId, message.ts, () =>
      put(region, conversation, message, whose, more),
    )
    if (added) await after(region, { agentId, workspaceId }, added.message)
    return added
  }

  /** Counts an answer that was owed, whose process may have died before it did; nothing where others did meanwhile. */
  async function finish(region: Region, conversation: ConversationDoc, kept: MessageDoc): Promise<void> {
    const { agentId, workspaceId, owedTo } = conversation
    const which = { ...sameConversation(conversation), state: 'open', handledBy: 'agent', owedTo } as const
    const counted = await marks.during(region, agentId, kept.ts, () =>
      repository.recount(region, which, endOf(kept)),
    )
    if (!counted) return
    await after(region, { agentId, workspaceId }, kept)
    await announce.message(region, counted, kept)
  }

  /** Adds what a member says, or a line about the course. */
  function say(
    region: Region,
    conversation: ConversationDoc,
    said: Said,
    whose?: Whose,
    more?: Partial<ConversationDoc>,
  ): Promise<Added | null> {
    const { _id: conversationId, agentId } = conversation
    const message = { ...emptyMessage, _id: '', conversationId, agentId, ts: unixNow(deps), ...said }
    return add(region, conversation, message, whose, more)
  }

  return { add, say, finish }
}

export type MessageWriter = ReturnType<typeof createMessageWriter>
