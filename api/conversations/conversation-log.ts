import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { conversationTitle } from '#mocks/contracts/conversations/conversation-title.ts'
import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createFigureMarks } from '../analytics/figure-marks.ts'
import { createReceipts } from '../analytics/receipts.ts'
import { createVisitorKeys } from '../analytics/visitor-keys.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { createLeadsOfWords } from '../leads/leads-of-words.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { createAnnounce } from '../live/announce.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createAfterMessage, type MessageAgent } from './after-message.ts'
import type { AnswerUsage, ModelUse } from './answer-usage.ts'
import { isAside } from './aside.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  lastOf,
  type MessageDoc,
  type Whose,
} from './conversation.repository.ts'
import { createConversationDays } from './conversation-days.ts'
import { messageRange, newSeries, sameConversation } from './message-id.ts'
import { type Added, createMessageWriter, emptyMessage } from './message-writer.ts'
import type { Question } from './question.ts'

/** What is kept of an answer. */
export interface KeptAnswer
  extends Pick<
    MessageDoc,
    | 'text'
    | 'sources'
    | 'documents'
    | 'known'
    | 'aside'
    | 'incomplete'
    | 'instead'
    | 'calls'
    | 'choices'
    | 'bubbles'
    | 'nodes'
  > {
  /** What the model used for it. @default nothing */
  spent?: ModelUse | undefined
}

/** A question that is in its conversation, with what its answer needs. */
export interface Asked {
  /** What was said before the question, oldest first. */
  before: MessageDoc[]
  /** The answer that broke off when the same was asked before; the new one takes its place. */
  brokenOff: MessageDoc | undefined
  /** The same was asked before, and has no whole answer yet. */
  isRepeat: boolean
  /** The question as it is kept. */
  message: MessageDoc
  /** The series of the conversation it is in; absent where nothing is kept. */
  series?: string | undefined
  /** Who answers it, decided by the write that counted it. */
  handledBy: ConversationDoc['handledBy']
  /** It is owed its answer since the conversation was handed back: one of those who give it is kept. @default it is not */
  owedAs?: ConversationDoc['owedAs']
  /** Monotonic milliseconds at which its answer began. */
  startedAt: number
}

/** The agent whose conversation it is. */
function agentOf({ agent: { ID: agentId, ownerID: workspaceId } }: Question): MessageAgent {
  return { agentId, workspaceId }
}

function usageOf(
  { brokenOff, startedAt }: Pick<Asked, 'brokenOff' | 'startedAt'>,
  spent?: ModelUse,
): AnswerUsage {
  return {
    ...(spent ?? { modelId: '', promptTokens: 0, completionTokens: 0 }),
    milliseconds: Math.round(performance.now() - startedAt),
    attempt: (brokenOff?.usage?.attempt ?? 0) + 1,
  }
}

/** What a conversation owes a message. */
function owedIn(
  { owedTo, owedAs }: Pick<ConversationDoc, 'owedTo' | 'owedAs'>,
  { _id }: MessageDoc,
): Pick<Asked, 'owedAs'> {
  return owedTo === _id ? { owedAs } : {}
}

/** Messages an answer may look back on. */
const historyLength = 10

/** Keeps conversations: a question as soon as it is asked, its answer when there is one. */
export function createConversationLog(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const repository = createConversationRepository(deps.stores)
  const { conversations, messages, latest } = repository
  const { add, say, finish } = createMessageWriter(deps)
  const announce = createAnnounce(deps)
  const days = createConversationDays(deps.stores)
  const events = createEventRecorder(deps)
  const leadsOfWords = createLeadsOfWords(deps)
  const marks = createFigureMarks(deps)
  const after = createAfterMessage(deps)
  const receipts = createReceipts(deps)
  const visitorKey = createVisitorKeys(deps)

  /** A conversation is one agent's and one channel's: nobody reads or writes it by naming its id elsewhere. */
  async function belonging({
    region,
    agent,
    conversationId,
    channel,
  }: Question): Promise<ConversationDoc | null> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found && (found.agentId !== agent.ID || found.channel !== channel)) throw notFound()
    return found
  }

  /** The conversation of a message, made for its first question; null for an answer whose conversation is gone. */
  async function conversationFor(
    question: Question,
    { role, ts }: MessageDoc,
  ): Promise<ConversationDoc | null> {
    const { region, agent, conversationId, channel, text, country } = question
    const find = () => conversations(region).findOne({ _id: conversationId })
    let found = await find()
    if (!found && role === 'user') {
      const fresh: ConversationDoc = {
        _id: conversationId,
        agentId: agent.ID,
        workspaceId: agent.ownerID,
        channel,
        title: conversationTitle(text),
        ...(country !== undefined && { country }),
        ...(channel === 'widget' && { visitor: await visitorKey(region, question) }),
        messageCount: 0,
        unknownAnswers: 0,
        ...newCourse,
        series: newSeries(),
        createdAt: ts,
        lastMessageAt: ts,
        lastSaidAt: ts,
      }
      found = (await insertIfAbsent(conversations(region), fresh)) ? fresh : await find()
    }
    // The id exists under another agent.
    if (found && found.agentId !== agent.ID) throw notFound()
    return found
  }

  async function begin(
    question: Question,
  ): Promise<Pick<Asked, 'message' | 'handledBy' | 'series' | 'owedAs'>> {
    const { region, agent, conversationId, clientId, text, values, page } = question
    const fresh: MessageDoc = {
      ...blank(question, 'user'),
      text,
      ...(clientId !== undefined && { clientId }),
      ...(values && { values }),
      ...(agent.listenForUrlChanges && page !== undefined && { page }),
    }
    const into = await conversationFor(question, fresh)
    const added = into && (await add(region, into, fresh))
    const series = into?.series
    if (!added) return { message: fresh, handledBy: 'agent', series }
    await leadsOfWords({ ...question, kept: { _id: conversationId, series } }, added.message._id)
    if (added.message._id === messageId(conversationId, 0, series)) await countVisit(question, added.message)
    const { handledBy, ...held } = await onAsked(region, added)
    return { message: added.message, handledBy, series, ...owedIn(held, added.message) }
  }

  /** What a visitor's message changes: it opens a closed conversation, and waits where people answer. */
  async function onAsked(region: Region, { conversation, message }: Added): Promise<ConversationDoc> {
    const { _id, state, handledBy, waitingSince } = conversation
    if (state === 'closed') {
      const opened = await conversations(region).findOneAndUpdate(
        { _id, state },
        { $set: { state: 'open', handledBy: 'agent' } },
        { returnDocument: 'after' },
      )
      if (opened) await say(region, opened, { role: 'notice', notice: { kind: 'reopened', name: '' } })
      return opened ?? conversation
    }
    if (handledBy === 'member' && waitingSince === null) {
      await conversations(region).updateOne(
        { _id, handledBy, waitingSince: null },
        { $set: { waitingSince: message.ts } },
      )
    }
    return conversation
  }

  async function countVisit(question: Question, asked: MessageDoc): Promise<void> {
    const { region, agent, conversationId } = question
    // The owner's own tests are no visits.
    if (question.channel !== 'widget') return
    await days.count(region, { agentId: agent.ID, conversationId, now: asked.ts })
    events.record(region, agent.ownerID, 'conversation_started', {
      agentId: agent.ID,
      agentName: agent.title,
      conversationId,
    })
  }

  function blank({ agent, conversationId }: Question, role: MessageDoc['role']): MessageDoc {
    return {
      // Where nothing is kept, each turn is a conversation of two messages.
      _id: messageId(conversationId, role === 'user' ? 0 : 1, newSeries()),
      conversationId,
      agentId: agent.ID,
      ...emptyMessage,
      role,
      ts: unixNow(deps),
    }
  }

  /** An answer nobody gets, as a person answers: what it cost was spent all the same. */
  async function unsaid(question: Question, message: Pick<MessageDoc, 'usage' | 'nodes'>): Promise<null> {
    await receipts.writeUnsaid(question.region, agentOf(question), question, {
      ...blank(question, 'assistant'),
      ...message,
    })
    return null
  }

  return {
    /** Keeps what a turn cost that says nothing, as it only hands over. */
    silent: (question: Question, asked: Asked, { spent, nodes }: KeptAnswer) =>
      unsaid(question, { usage: usageOf(asked, spent), ...(nodes && { nodes }) }),

    /** Keeps a question; one that is asked again because its answer failed or broke off stands there already. */
    async ask(question: Question): Promise<Asked> {
      const startedAt = performance.now()
      const { region, agent, conversationId, text } = question
      // The question and its broken-off answer may be the last two.
      const [recent, held] = await Promise.all([
        latest(region, conversationId, historyLength + 2),
        belonging(question),
      ])
      const brokenOff = recent.at(-1)?.incomplete ? recent.at(-1) : undefined
      const rest = brokenOff ? recent.slice(0, -1) : recent
      const before = rest.at(-1)
      // To a person the same may be said twice.
      if (held?.handledBy === 'agent' && before?.role === 'user' && before.text === text) {
        // Whoever follows may not have learnt of it: its process may have died.
        await announce.message(region, held, before)
        const { handledBy, series } = held
        return {
          ...{ before: rest.slice(0, -1).slice(-historyLength), brokenOff, isRepeat: true },
          ...{ message: before, handledBy, series, startedAt, ...owedIn(held, before) },
        }
      }
      const begun = agent.recordChatHistory
        ? await begin(question)
        : { message: { ...blank(question, 'user'), text }, handledBy: 'agent' as const }
      const history = recent.slice(-historyLength)
      return { before: history, brokenOff: undefined, isRepeat: false, startedAt, ...begun }
    },

    /**
     * The question a conversation owes an answer to since it was handed back; null where it owes none, or whoever died
     * had kept the answer.
     * @param isRepeat somebody began to answer it before
     */
    async owed(question: Question, isRepeat: boolean): Promise<Asked | null> {
      const { region, conversationId } = question
      const startedAt = performance.now()
      const held = await belonging(question)
      const message = held?.owedTo && (await messages(region).findOne({ _id: held.owedTo }))
      if (!held || !message) return null
      const later = { _id: messageRange(conversationId, message._id), owedTo: message._id }
      const kept = await messages(region).findOne(later)
      if (kept) {
        await finish(region, held, kept)
        return null
      }
      const from = { after: message._id, direction: -1, limit: historyLength } as const
      const before = (await repository.messagesFrom(region, conversationId, from)).reverse()
      const { handledBy, series, owedAs } = held
      return { before, brokenOff: undefined, isRepeat, message, handledBy, series, owedAs, startedAt }
    },

    /**
     * Keeps an answer, or what there is of it, in place of one that broke off. Null where a person took the
     * conversation over meanwhile: it is theirs to answer, and nothing is kept.
     */
    async answer(
      question: Question,
      { brokenOff, series, startedAt, owedAs, message: { _id: owedTo } }: Asked,
      { spent, ...kept }: KeptAnswer,
    ): Promise<MessageDoc | null> {
      const usage = usageOf({ brokenOff, startedAt }, spent)
      const aside = isAside(question, kept) && { aside: true }
      const message: MessageDoc = {
        ...blank(question, 'assistant'),
        ...kept,
        ...aside,
        usage,
        ...(owedAs && { owedTo }),
      }
      const { region, agent, conversationId, channel } = question
      if (!agent.recordChatHistory) {
        const visitor = channel === 'widget' ? await visitorKey(region, question) : undefined
        await receipts.writeUnkept(region, agentOf(question), { channel, conversationId, visitor }, message)
        return message
      }
      const whose: Whose = { handledBy: 'agent', ...(owedAs && { state: 'open', owedTo }) }
      const into = await conversationFor(question, message)
      // It is gone; what goes on under its id is another.
      if (!into || into.series !== series) return message
      if (into.handledBy !== 'agent') return unsaid(question, message)
      if (!brokenOff) {
        return (await add(region, into, message, whose))?.message ?? unsaid(question, message)
      }
      // The new answer may stand in another hour than the one it replaces.
      await marks.mark(region, agent.ID, brokenOff.ts)
      await marks.mark(region, agent.ID, message.ts)
      const { _id, ...fields } = { ...message, _id: brokenOff._id }
      const gone = {
        documents: true,
        aside: true,
        incomplete: true,
        instead: true,
        calls: true,
        choices: true,
        bubbles: true,
        nodes: true,
        rating: true,
      } as const
      // The write on the conversation decides: what a person answers meanwhile stays as it broke off.
      const { matchedCount } = await conversations(region).updateOne(
        { ...sameConversation(into), ...whose },
        {
          $set: { lastMessageAt: message.ts, ...lastOf(message) },
          $inc: { unknownAnswers: message.known ? 0 : 1 },
        },
      )
      if (matchedCount === 0) return unsaid(question, message)
      await messages(region).updateOne(
        { _id },
        {
          $set: fields,
          $unset: Object.fromEntries(Object.entries(gone).filter(([name]) => !(name in fields))),
        },
      )
      await repository.recountDisliked(region, conversationId)
      const placed = { ...message, _id }
      await after(region, agentOf(question), placed)
      await announce.message(region, into, placed)
      return placed
    },
  }
}
