import { type Deps, unixNow } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { isDuplicateKey } from '../store/errors.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
  messageId,
} from './conversation.repository.ts'
import { createConversationDays } from './conversation-days.ts'
import type { Question } from './question.ts'

/** What is kept of an answer. */
export type KeptAnswer = Pick<MessageDoc, 'text' | 'sources' | 'known' | 'incomplete' | 'instead'>

/** A question that is in its conversation, with what its answer needs. */
export interface Asked {
  /** What was said before the question, oldest first. */
  before: MessageDoc[]
  /** The answer that broke off when the same was asked before; the new one takes its place. */
  brokenOff: MessageDoc | undefined
}

/** Messages an answer may look back on. */
const historyLength = 10
const titleLength = 50

/** Keeps conversations: a question as soon as it is asked, its answer when there is one. */
export function createConversationLog(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations, messages, latest } = createConversationRepository(deps.stores)
  const days = createConversationDays(deps.stores)
  const events = createEventRecorder(deps)

  /** A conversation is one agent's and one channel's: nobody reads or writes it by naming its id elsewhere. */
  async function assertBelongs({ region, agent, conversationId, channel }: Question): Promise<void> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found && (found.agentId !== agent.ID || found.channel !== channel)) throw notFound()
  }

  /** Makes room for a message and answers with its position; null for an answer whose conversation is gone. */
  async function count(
    { region, agent, conversationId, channel, text }: Question,
    { role, known, ts }: MessageDoc,
  ): Promise<number | null> {
    const fresh: Omit<ConversationDoc, '_id' | 'agentId' | 'messageCount' | 'lastMessageAt'> = {
      workspaceId: agent.ownerID,
      channel,
      title: text.slice(0, titleLength),
      unknownAnswers: 0,
      createdAt: ts,
    }
    const upsert = role === 'user'
    try {
      const updated = await conversations(region).findOneAndUpdate(
        { _id: conversationId, agentId: agent.ID },
        {
          $inc: { messageCount: 1, ...(!known && { unknownAnswers: 1 }) },
          $set: { lastMessageAt: ts },
          ...(upsert && { $setOnInsert: fresh }),
        },
        { upsert, returnDocument: 'after' },
      )
      return updated && updated.messageCount - 1
    } catch (error) {
      // The id exists under another agent.
      if (isDuplicateKey(error)) throw notFound()
      throw error
    }
  }

  async function add(question: Question, message: MessageDoc): Promise<MessageDoc> {
    const position = await count(question, message)
    if (position === null) return message
    const placed = { ...message, _id: messageId(question.conversationId, position) }
    await messages(question.region).insertOne(placed)
    return placed
  }

  async function begin(question: Question): Promise<void> {
    const { region, agent, conversationId, text } = question
    const asked = await add(question, { ...blank(question, 'user'), text })
    // The owner's own tests are no visits.
    if (asked._id !== messageId(conversationId, 0) || question.channel !== 'widget') return
    await days.count(region, agent.ID, asked.ts)
    events.record(region, agent.ownerID, 'conversation_started', {
      agentId: agent.ID,
      agentName: agent.title,
      conversationId,
    })
  }

  function blank({ agent, conversationId }: Question, role: MessageDoc['role']): MessageDoc {
    return {
      // Where nothing is kept, a conversation of two messages.
      _id: messageId(conversationId, role === 'user' ? 0 : 1),
      conversationId,
      agentId: agent.ID,
      role,
      text: '',
      sources: [],
      known: true,
      ts: unixNow(deps),
    }
  }

  return {
    /** Keeps a question; one that is asked again because its answer failed or broke off stands there already. */
    async ask(question: Question): Promise<Asked> {
      const { region, agent, conversationId, text } = question
      // The question and its broken-off answer may be the last two.
      const [recent] = await Promise.all([
        latest(region, conversationId, historyLength + 2),
        assertBelongs(question),
      ])
      const brokenOff = recent.at(-1)?.incomplete ? recent.at(-1) : undefined
      const rest = brokenOff ? recent.slice(0, -1) : recent
      const isRepeat = rest.at(-1)?.role === 'user' && rest.at(-1)?.text === text
      if (isRepeat) return { before: rest.slice(0, -1).slice(-historyLength), brokenOff }
      if (agent.recordChatHistory) await begin(question)
      return { before: recent.slice(-historyLength), brokenOff: undefined }
    },

    /** Keeps an answer, or what there is of it, in place of one that broke off. */
    async answer(question: Question, { brokenOff }: Asked, kept: KeptAnswer): Promise<MessageDoc> {
      const message: MessageDoc = { ...blank(question, 'assistant'), ...kept }
      const { region, agent, conversationId } = question
      if (!agent.recordChatHistory) return message
      if (!brokenOff) return add(question, message)
      const { _id, ...fields } = { ...message, _id: brokenOff._id }
      const gone = { incomplete: true, instead: true } as const
      await messages(region).updateOne(
        { _id },
        {
          $set: fields,
          $unset: Object.fromEntries(Object.entries(gone).filter(([name]) => !(name in fields))),
        },
      )
      await conversations(region).updateOne(
        { _id: conversationId },
        { $set: { lastMessageAt: message.ts }, ...(!message.known && { $inc: { unknownAnswers: 1 } }) },
      )
      return { ...message, _id }
    },
  }
}
