import * as z from 'zod/mini'
import { blockSchema } from './blocks.ts'

/** Longest message a visitor may send, in characters. */
export const messageLimit = 4000

/** What someone types to an agent. */
export const messageTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a message to send.'),
    z.maxLength(messageLimit, `Please keep the message under ${messageLimit} characters.`),
  )

/** A page an answer came from. */
export const sourceSchema = z.object({ title: z.string(), url: z.string() })
export type Source = z.infer<typeof sourceSchema>

/** One message of a conversation, ready to show. */
export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  /** The text as parsed blocks; no HTML anywhere. */
  blocks: z.array(blockSchema),
  /** Pages the answer came from; empty for people's messages and don't-knows. */
  sources: z.array(sourceSchema),
  /** False when the agent said it does not know. */
  known: z.boolean(),
  /** Unix seconds. */
  ts: z.int(),
})
export type Message = z.infer<typeof messageSchema>

/** A conversation in lists. */
export const conversationCardSchema = z.object({
  id: z.string(),
  agentId: z.string(),
  /** Where it was held: the embed's `widget`, or the owner's `test` chat. */
  channel: z.enum(['widget', 'test']),
  /** First words of the visitor. */
  title: z.string(),
  messageCount: z.int(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds. */
  lastMessageAt: z.int(),
})
export type ConversationCard = z.infer<typeof conversationCardSchema>

/** A piece of an answer while it is being written. */
export const answerEventSchema = z.object({ delta: z.string() })

/** The finished answer, with the conversation it belongs to. */
export const answerSchema = z.object({ conversationId: z.string(), message: messageSchema })
export type Answer = z.infer<typeof answerSchema>
