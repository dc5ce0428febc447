import { setTimeout as wait } from 'node:timers/promises'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createAnnounce } from '../live/announce.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { createConversationRepository, type MessageDoc } from './conversation.repository.ts'
import type { Question } from './question.ts'

/** A message its sender's browser gave an id; `_id` is `{conversationId}:{clientId}`, with `:member` behind it for a member's. */
export interface SentMessageDoc extends Doc {
  agentId: string
  /** What came of it: the answer, or the message itself; '' while it is being sent. */
  messageId: string
  /** Unix milliseconds. */
  at: number
}

/** A message that came twice is known as such for a day. */
export const sentKeptMs = 24 * 60 * 60_000
const pollMs = 250
/** Whoever sends a message says so often that they still do, in milliseconds. */
const beatMs = 5000
/** Whoever said nothing for so many milliseconds came to no end: their process died. */
export const sendingMs = 30_000
/** Of a conversation so many messages are looked through for one whose process died. */
const lookedThrough = 50

interface Sent {
  region: Region
  agentId: string
  conversationId: string
  clientId: string
  /** Whose ids these are: what a visitor sends takes no member's id. */
  from: 'visitor' | 'member'
}

/** Claims for messages that may be sent again: one of them is kept. */
export function createSentMessages(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { stores, now } = deps
  const sent = (region: Region): DocStore<SentMessageDoc> => stores[region].collection('sentMessages')
  const { messages, latest, recount } = createConversationRepository(stores)
  const announce = createAnnounce(deps)
  const idOf = ({ conversationId, clientId, from }: Sent) =>
    `${conversationId}:${clientId}${from === 'member' ? ':member' : ''}`

  /** Whether this is the first of its id. */
  const claim = (message: Sent) =>
    insertIfAbsent(sent(message.region), {
      _id: idOf(message),
      agentId: message.agentId,
      messageId: '',
      at: now(),
    })

  /** Of several who find that nobody sends it any more, one goes on with it. */
  async function takeOver({ region }: Sent, { _id, messageId, at }: SentMessageDoc): Promise<boolean> {
    const fresh = { messageId: '', at: Math.max(now(), at + 1) }
    const { modifiedCount } = await sent(region).updateOne({ _id, messageId, at }, { $set: fresh })
    return modifiedCount === 1
  }

  /**
   * What came of a message whose process died after it was kept: its answer, or itself where a person answers. It is
   * told of, as it may have been told to nobody. Null where it was not kept, or is still to be answered.
   */
  async function leftBehind({ region, conversationId, clientId, from }: Sent): Promise<MessageDoc | null> {
    const said = await latest(region, conversationId, lookedThrough)
    const role = from === 'member' ? 'member' : 'user'
    const at = said.findLastIndex((message) => message.clientId === clientId && message.role === role)
    const kept = said[at]
    const conversation = kept && (await recount(region, { _id: conversationId }))
    if (!conversation) return null
    await announce.message(region, conversation, kept)
    if (kept.role !== 'user') return kept
    // What follows the next question answers that one.
    const next = said
      .slice(at + 1)
      .find(({ role, incomplete }) => role === 'user' || (role === 'assistant' && !incomplete))
    if (next?.role === 'assistant') return next
    return conversation.handledBy === 'member' ? kept : null
  }

  /** What came of the first, waited for while it is being sent; null for who is to send it. */
  async function outcome(message: Sent, signal?: AbortSignal): Promise<MessageDoc | null> {
    const { region } = message
    for (;;) {
      if (await claim(message)) return null
      const found = await sent(region).findOne({ _id: idOf(message) })
      const kept = found?.messageId && (await messages(region).findOne({ _id: found.messageId }))
      if (kept) return kept
      const isLeft = found && (found.messageId !== '' || found.at < now() - sendingMs)
      if (isLeft && (await takeOver(message, found))) {
        const left = await leftBehind(message)
        if (left) await sent(region).updateOne({ _id: idOf(message) }, { $set: { messageId: left._id } })
        return left
      }
      if (found) await wait(pollMs, undefined, { signal })
    }
  }

  /** Says again and again that it is still being sent. */
  function beat({ region, ...message }: Sent): () => void {
    const say = () =>
      sent(region).updateOne({ _id: idOf({ region, ...message }), messageId: '' }, { $set: { at: now() } })
    // One that could not be said is said with the next.
    const timer = setInterval(() => void say().catch(() => undefined), beatMs)
    timer.unref()
    return () => clearInterval(timer)
  }

  return {
    /** What came of a message; it is sent by one of those who ask. Rejects where whoever waits for it leaves. */
    async once<R>(
      message: Sent,
      { work, messageOf, signal }: SentWork<R>,
    ): Promise<{ done: R } | { before: MessageDoc }> {
      const before = await outcome(message, signal)
      if (before) return { before }
      const _id = idOf(message)
      const stop = beat(message)
      try {
        const done = await work()
        const { _id: messageId, incomplete } = messageOf(done)
        // An answer that broke off may be asked for again.
        if (incomplete) await sent(message.region).deleteOne({ _id })
        else await sent(message.region).updateOne({ _id }, { $set: { messageId } })
        return { done }
      } catch (error) {
        await sent(message.region)
          .deleteOne({ _id, messageId: '' })
          .catch(() => undefined)
        throw error
      } finally {
        stop()
      }
    },
  }
}

/** How a message is sent. */
interface SentWork<R> {
  work: () => Promise<R>
  /** What came of it: the answer, or the message itself. */
  messageOf: (done: R) => MessageDoc
  /** Whoever waits for it left. @default they stay */
  signal?: AbortSignal
}

/** Answers a question that comes again with what the first one got. */
export function createSentOnce(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const sent = createSentMessages(deps)

  return async function sentOnce(
    { region, agent, conversationId, clientId, signal }: Question,
    work: () => Promise<MessageDoc>,
  ): Promise<MessageDoc> {
    if (clientId === undefined || !agent.recordChatHistory) return work()
    const message = { region, agentId: agent.ID, conversationId, clientId, from: 'visitor' as const }
    const told = await sent.once(message, { work, messageOf: (done) => done, signal })
    return 'before' in told ? told.before : told.done
  }
}
