import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
  messageId,
} from './conversation.repository.ts'
import { createConversationDays } from './conversation-days.ts'
import type { Question } from './question.ts'

/** What is kept of an answer. */
export type KeptAnswer = Pick<
  MessageDoc,
  'text' | 'sources' | 'known' | 'incomplete' | 'instead' | 'calls' | 'choices' | 'bubbles' | 'nodes'
>

/** A question that is in its conversation, with what its answer needs. */
export interface Asked {
  /** What was said before the question, oldest first. */
  before: MessageDoc[]
  /** The answer that broke off when the same was asked before; the new one takes its place. */
  brokenOff: MessageDoc | undefined
  /** The same was asked before, and has no whole answer yet. */
  isRepeat: boolean
}

/** Messages an answer may look back on. */
const historyLength = 10
const titleLength = 50

/** Keeps conversations: a question as soon as it is asked, its answer when there is one. */
export function createConversationLog(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const repository = createConversationRepository(deps.stores)
  const { conversations, messages, latest } = repository
  const recount = (region: Region, conversationId: string) => repository.recount(region, conversationId)
  const days = createConversationDays(deps.stores)
  const events = createEventRecorder(deps)

  /** A conversation is one agent's and one channel's: nobody reads or writes it by naming its id elsewhere. */
  async function assertBelongs({ region, agent, conversationId, channel }: Question): Promise<void> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found && (found.agentId !== agent.ID || found.channel !== channel)) throw notFound()
  }

  /** The conversation of a message, made for its first question; null for an answer whose conversation is gone. */
  async function conversationFor(
    { region, agent, conversationId, channel, text, country }: Question,
    { role, ts }: MessageDoc,
  ): Promise<ConversationDoc | null> {
    const find = () => conversations(region).findOne({ _id: conversationId })
    let found = await find()
    if (!found && role === 'user') {
      const fresh: ConversationDoc = {
        _id: conversationId,
        agentId: agent.ID,
        workspaceId: agent.ownerID,
        channel,
        title: text.slice(0, titleLength),
        ...(country !== undefined && { country }),
        messageCount: 0,
        unknownAnswers: 0,
        createdAt: ts,
        lastMessageAt: ts,
      }
      found = (await insertIfAbsent(conversations(region), fresh)) ? fresh : await find()
    }
    // The id exists under another agent.
    if (found && found.agentId !== agent.ID) throw notFound()
    return found
  }

  /** Keeps a message at the first free position from the one that is next by the count. */
  async function place(region: Region, message: MessageDoc, next: number): Promise<number> {
    for (let position = next; ; position += 1) {
      const _id = messageId(message.conversationId, position)
      if (await insertIfAbsent(messages(region), { ...message, _id })) return position
    }
  }

  /** The message is kept before it is counted: a process that dies leaves none counted that is not there. */
  async function add(question: Question, message: MessageDoc): Promise<MessageDoc> {
    const { region, conversationId } = question
    const conversation = await conversationFor(question, message)
    if (!conversation) return message
    const { messageCount } = conversation
    const position = await place(region, message, messageCount)
    const { matchedCount } =
      position === messageCount
        ? await conversations(region).updateOne(
            { _id: conversationId, messageCount },
            {
              $set: { messageCount: messageCount + 1, lastMessageAt: message.ts },
              ...(!message.known && { $inc: { unknownAnswers: 1 } }),
            },
          )
        : { matchedCount: 0 }
    const placed = { ...message, _id: messageId(conversationId, position) }
    // Somebody else added one at the same moment, or died before counting one; or the conversation was removed.
    if (matchedCount === 0 && !(await recount(region, conversationId))) {
      await messages(region).deleteOne({ _id: placed._id })
    }
    return placed
  }

  async function begin(question: Question): Promise<void> {
    const { region, agent, conversationId, text, values, page } = question
    const asked = await add(question, {
      ...blank(question, 'user'),
      text,
      ...(values && { values }),
      ...(agent.listenForUrlChanges && page !== undefined && { page }),
    })
    // The owner's own tests are no visits.
    if (asked._id !== messageId(conversationId, 0) || question.channel !== 'widget') return
    await days.count(region, { agentId: agent.ID, conversationId, now: asked.ts })
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
      if (isRepeat) return { before: rest.slice(0, -1).slice(-historyLength), brokenOff, isRepeat }
      if (agent.recordChatHistory) await begin(question)
      return { before: recent.slice(-historyLength), brokenOff: undefined, isRepeat }
    },

    /** Keeps an answer, or what there is of it, in place of one that broke off. */
    async answer(question: Question, { brokenOff }: Asked, kept: KeptAnswer): Promise<MessageDoc> {
      const message: MessageDoc = { ...blank(question, 'assistant'), ...kept }
      const { region, agent, conversationId } = question
      if (!agent.recordChatHistory) return message
      if (!brokenOff) return add(question, message)
      const { _id, ...fields } = { ...message, _id: brokenOff._id }
      const gone = {
        incomplete: true,
        instead: true,
        calls: true,
        choices: true,
        bubbles: true,
        nodes: true,
      } as const
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
