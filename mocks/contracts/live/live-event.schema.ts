import * as z from 'zod/mini'
import { conversationStates } from '../conversations/conversation-state.ts'
import {
  conversationCardSchema,
  memberMessageSchema,
  messageSchema,
} from '../conversations/message.schema.ts'

/**
 * What happened: a `message` was added or changed, the mailing of a member's did (`mail`), the `course` of a conversation did, somebody is `typing`, the visitor
 * of one that people answer came or went (`visit`), a member did (`presence`), a conversation was `removed`, a member has `read` one or calls it unread, which is told to
 * that member alone, or more happened than is remembered and all that is on screen must be read anew (`reset`).
 */
export const liveEventTypes = [
  'message',
  'mail',
  'course',
  'typing',
  'visit',
  'presence',
  'removed',
  'read',
  'reset',
] as const
export type LiveEventType = (typeof liveEventTypes)[number]

/** Who types, or came and went. */
export const livePersonSchema = z.object({
  /** A visitor has no name here; the agent (`assistant`) types alone, as it answers somebody who was handed back. */
  role: z.enum(['user', 'member', 'assistant']),
  /** '' for a visitor. */
  name: z.string(),
  /** E-mail address of a member; '' for anybody else. */
  email: z.string(),
  /** Whether a member can be reached, or a visitor is there; with the types `presence` and `visit`. */
  online: z.optional(z.boolean()),
})

/** Something that happened in a workspace's conversations. */
export const liveEventSchema = z.object({
  /** Grows by one with everything that happens in a workspace: the place to go on from. */
  id: z.string(),
  type: z.enum(liveEventTypes),
  /** '' where it is about none. */
  conversationId: z.string(),
  /** '' where it is about none. */
  agentId: z.string(),
  /** The conversation as it is now; with `message`, `mail` and `course`. */
  card: z.optional(conversationCardSchema),
  /** With `message` and `mail`. One that is told of twice has the same id. */
  message: z.optional(memberMessageSchema),
  /** With `typing`, `visit` and `presence`. */
  who: z.optional(livePersonSchema),
})
export type LiveEvent = z.infer<typeof liveEventSchema>

/** Something that happened in a visitor's own conversation. */
export const visitorLiveEventSchema = z.object({
  /** The place to go on from: the later the greater, and nothing else can be read from it. */
  id: z.string(),
  type: z.enum(liveEventTypes),
  /** With `message` alone. */
  message: z.optional(messageSchema),
  /** Where the conversation is; with `message` and `course`. */
  state: z.optional(z.enum(conversationStates)),
  /** Name of the member, or of the agent, who types; with `typing` alone. */
  name: z.optional(z.string()),
})
export type VisitorLiveEvent = z.infer<typeof visitorLiveEventSchema>
