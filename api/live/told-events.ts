import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { eventFrame } from '#mocks/contracts/live/event-frame.ts'
import type { LiveEvent, VisitorLiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { liveEventSchema, visitorLiveEventSchema } from '#mocks/contracts/live/live-event.schema.ts'
import { typingMs } from '#mocks/contracts/live/live-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  presentConversation,
  presentMemberMessage,
  presentToVisitor,
} from '../conversations/conversation.presenter.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  type MessageDoc,
} from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import type { LiveEventDoc } from './live-log.ts'

/** An event as it is told: made once, however many read it. */
export interface ToldEvent {
  seq: number
  /** As members see it. */
  readonly member: LiveEvent
  /** As the conversation's visitor sees it, but for its id: see `visitor-places.ts`. */
  readonly visitor: VisitorLiveEvent
  /** As the visitor sees it of an agent that hides who answers. */
  readonly quietVisitor: VisitorLiveEvent
  /** As members see it, as a frame of a stream. */
  readonly memberFrame: string
}

/**
 * Makes events out of what is kept of them: with the message and the conversation as they are now. Many who come back
 * at once, as after a restart, have missed the same: what is being read for one of them is read for all.
 */
export function createToldEvents({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { conversations, messages } = createConversationRepository(stores)

  const asked = new Map<string, Promise<ToldEvent | null>>()

  /** Null where there is nothing to tell any more. */
  return function toldEvent(region: Region, event: LiveEventDoc): Promise<ToldEvent | null> {
    const key = `${region}:${event._id}`
    const shared = asked.get(key)
    if (shared) return shared
    const told = make(region, event).finally(() => asked.delete(key))
    asked.set(key, told)
    return told
  }

  async function make(region: Region, event: LiveEventDoc): Promise<ToldEvent | null> {
    const { type, conversationId, messageId } = event
    if (type === 'typing' && event.at < now() - typingMs) return null
    if (type === 'presence') return conversationId ? null : new Told(event, null, null)
    if (conversationId === '') return null
    if (type === 'typing' || type === 'removed' || type === 'read' || type === 'visit')
      return new Told(event, null, null)
    const isOfMessage = type === 'message' || type === 'mail'
    const [conversation, message] = await Promise.all([
      conversations(region).findOne({ _id: conversationId }),
      isOfMessage ? messages(region).findOne({ _id: messageId }) : null,
    ])
    if (!conversation || (isOfMessage && !message)) return null
    return new Told(event, conversation, message)
  }
}

class Told implements ToldEvent {
  readonly seq: number
  readonly #event: LiveEventDoc
  readonly #conversation: ConversationDoc | null
  readonly #message: MessageDoc | null
  #memberFrame: string | undefined

  constructor(event: LiveEventDoc, conversation: ConversationDoc | null, message: MessageDoc | null) {
    this.seq = event.seq
    this.#event = event
    this.#conversation = conversation
    this.#message = message
  }

  get member(): LiveEvent {
    const { seq, type, conversationId, agentId, name, email, online } = this.#event
    return liveEventSchema.parse({
      id: String(seq),
      type,
      conversationId,
      agentId,
      ...(this.#conversation && { card: presentConversation(this.#conversation) }),
      ...(this.#message && { message: presentMemberMessage(this.#message) }),
      ...(type === 'typing' && {
        who: { role: email ? 'member' : name ? 'assistant' : 'user', name, email },
      }),
      ...(type === 'visit' && { who: { role: 'user', name: '', email: '', online } }),
      ...(type === 'presence' && { who: { role: 'member', name, email, online } }),
    })
  }

  get visitor(): VisitorLiveEvent {
    return this.#toVisitor({})
  }

  get quietVisitor(): VisitorLiveEvent {
    return this.#toVisitor({ disableHandoffMessages: true })
  }

  #toVisitor(agent: Pick<Agent, 'disableHandoffMessages'>): VisitorLiveEvent {
    const { seq, type, name, email } = this.#event
    const message = this.#message && presentToVisitor(agent, this.#message)
    return visitorLiveEventSchema.parse({
      id: String(seq),
      // A line they do not see still says where the conversation is.
      type: this.#message && !message ? 'course' : type,
      ...(message && { message }),
      ...(this.#conversation && { state: this.#conversation.state }),
      ...(type === 'typing' && { name: agent.disableHandoffMessages && email ? '' : name }),
    })
  }

  get memberFrame(): string {
    this.#memberFrame ??= eventFrame(this.member)
    return this.#memberFrame
  }
}
