import { setTimeout as wait } from 'node:timers/promises'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { createConversationRepository, type MessageDoc } from './conversation.repository.ts'
import type { Question } from './question.ts'

/** A message its sender's browser gave an id; `_id` is `{conversationId}:{clientId}`. */
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
/** So long one that is still being answered is waited for; its answer is told to who follows, too. */
const mostPolls = 40

interface Sent {
  region: Region
  agentId: string
  conversationId: string
  clientId: string
}

/** Claims for messages that may be sent again: one of them is kept. */
export function createSentMessages({ stores, now }: { stores: Stores; now: () => number }) {
  const sent = (region: Region): DocStore<SentMessageDoc> => stores[region].collection('sentMessages')
  const { messages } = createConversationRepository(stores)
  const idOf = ({ conversationId, clientId }: Sent) => `${conversationId}:${clientId}`

  return {
    /** Whether this is the first of its id. */
    claim: (message: Sent) =>
      insertIfAbsent(sent(message.region), {
        _id: idOf(message),
        agentId: message.agentId,
        messageId: '',
        at: now(),
      }),

    /** Remembers what came of it. */
    async settle(message: Sent, { _id: messageId }: Pick<MessageDoc, '_id'>): Promise<void> {
      await sent(message.region).updateOne({ _id: idOf(message) }, { $set: { messageId } })
    },

    /** Lets it be sent again. */
    async giveUp(message: Sent): Promise<void> {
      await sent(message.region).deleteOne({ _id: idOf(message) })
    },

    /** What came of the first; null when whoever sent it came to no end. */
    async outcome(message: Sent, polls = mostPolls): Promise<MessageDoc | null> {
      for (let asked = 0; asked < polls; asked += 1) {
        const found = await sent(message.region).findOne({ _id: idOf(message) })
        if (!found) return null
        if (found.messageId) return messages(message.region).findOne({ _id: found.messageId })
        await wait(pollMs)
      }
      return null
    },
  }
}

/** Answers a question that comes again with what the first one got. */
export function createSentOnce(deps: Pick<Deps, 'stores' | 'now'>) {
  const sent = createSentMessages(deps)

  return async function sentOnce(
    { region, agent, conversationId, clientId }: Question,
    work: () => Promise<MessageDoc>,
  ): Promise<MessageDoc> {
    if (clientId === undefined || !agent.recordChatHistory) return work()
    const message = { region, agentId: agent.ID, conversationId, clientId }
    if (!(await sent.claim(message))) {
      const before = await sent.outcome(message)
      if (before) return before
    }
    try {
      const done = await work()
      // An answer that broke off may be asked for again.
      if (done.incomplete) await sent.giveUp(message)
      else await sent.settle(message, done)
      return done
    } catch (error) {
      await sent.giveUp(message).catch(() => undefined)
      throw error
    }
  }
}
