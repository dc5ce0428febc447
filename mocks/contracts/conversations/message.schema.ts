import * as z from 'zod/mini'
import { documentKinds } from '../knowledge/document.schema.ts'
import { trimUnseen } from '../shared/visible-text.ts'
import { answerMailSchema } from './answer-mail.ts'
import { answerRatings } from './answer-rating.ts'
import { attachmentSchema } from './attachment.schema.ts'
import { blockSchema } from './blocks.ts'
import {
  conversationCourseSchema,
  messageAuthorSchema,
  messageRoles,
  noticeSchema,
} from './conversation-state.ts'
import { modelCapSchema } from './model-cap.ts'
import { insteadReasons } from './model-failure.ts'
import { formValuesSchema, partSchema } from './parts.ts'

/** Longest message a visitor may send, in characters. */
export const messageLimit = 4000

/** Said of a message without a word. */
export const emptyMessageWords = 'Please enter a message to send.'

const atMost = z.maxLength(messageLimit, `Please keep the message under ${messageLimit} characters.`)

/** What someone types to an agent. */
export const messageTextSchema = z
  .string()
  .check(z.overwrite(trimUnseen), z.minLength(1, emptyMessageWords), atMost)

/** What a member types to a visitor; may be empty where a file goes with it. */
export const memberTextSchema = z.string().check(z.overwrite(trimUnseen), atMost)

/** A page an answer came from. */
export const sourceSchema = z.object({ title: z.string(), url: z.string() })
export type Source = z.infer<typeof sourceSchema>

/** A document without an address an answer came from, as the agent's workspace sees it. */
export const answerDocumentSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  kind: z.enum(documentKinds),
})
export type AnswerDocument = z.infer<typeof answerDocumentSchema>

/** What a visitor says, and what they filled in where it is a form of the agent's last answer that they send. */
export const saidSchema = {
  text: messageTextSchema,
  /** What was filled in, by the names of the form's fields; the form's rules hold, and `text` is then made of it. */
  values: z.optional(formValuesSchema),
}

/** One message of a conversation, ready to show. */
export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(messageRoles),
  /** The member who wrote it; with the role `member` alone. */
  by: z.optional(messageAuthorSchema),
  /** What it tells; with the role `notice` alone, which has no blocks. */
  notice: z.optional(noticeSchema),
  /** The text as parsed blocks; no HTML anywhere. */
  blocks: z.array(blockSchema),
  /** Pages the answer came from; empty for people's messages and don't-knows. */
  sources: z.array(sourceSchema),
  /** False when the agent said it does not know. */
  known: z.boolean(),
  /** The answer broke off; what had been written of it is kept. @default false */
  incomplete: z.optional(z.boolean()),
  /** Replies to press: each sends its own words. Absent where none are offered. */
  choices: z.optional(z.array(z.string())),
  /** Cards, buttons and a form under its words, in their order. Absent where it has none. */
  parts: z.optional(z.array(partSchema)),
  /** How the answer falls into bubbles, in their order: each has so many of the blocks, then so many of the parts. Absent where all is one. */
  bubbles: z.optional(z.array(z.object({ blocks: z.int(), parts: z.int() }))),
  /** Files a member sent with it; with the role `member` alone. Absent where it has none. */
  attachments: z.optional(z.array(attachmentSchema)),
  /** What its visitor thinks of it; with the role `assistant` alone. Absent where they said nothing of it. */
  rating: z.optional(z.enum(answerRatings)),
  /** Unix seconds. */
  ts: z.int(),
})
export type Message = z.infer<typeof messageSchema>

/** Characters of a tool call's arguments, and of its result, that a conversation keeps. */
export const keptOfCall = 2000

/** A call a model made for an answer. */
export const toolCallSchema = z.object({
  /** The function, as the model called it; there may be none of that name. */
  name: z.string(),
  /** JSON, as the model wrote it; cut where it is long. */
  arguments: z.string(),
  /** What the model was given: JSON with `data`, or `error`; cut where it is long. */
  result: z.string(),
  /** Nothing came of it. */
  failed: z.boolean(),
  milliseconds: z.int(),
})
export type ToolCall = z.infer<typeof toolCallSchema>

/** A message as the agent's workspace sees it. */
export const memberMessageSchema = z.extend(messageSchema, {
  /** Documents without an address the answer came from; absent where there are none. */
  documents: z.optional(z.array(answerDocumentSchema)),
  /** Calls the model made for this answer, in their order; absent where it made none. */
  calls: z.optional(z.array(toolCallSchema)),
  /** Why the knowledge alone answered, or why the answer broke off; absent where the model answered. */
  instead: z.optional(z.enum(insteadReasons)),
  /** Ids of the nodes its flow entered for this answer, in their order; absent where no flow answered. */
  nodes: z.optional(z.array(z.string())),
  /** What a visitor filled in, by the names of the form's fields; absent where it is no form. */
  values: z.optional(formValuesSchema),
  /** The page a visitor asked on; absent where the agent does not ask for it. */
  page: z.optional(z.string()),
  /** How far its mailing is; with the role `member` alone. Absent where its visitor was there, or gave no address. */
  mail: z.optional(answerMailSchema),
})
export type MemberMessage = z.infer<typeof memberMessageSchema>

/** Why the language model gave an agent's visitors no answer, and none has followed yet. */
export const modelTroubleSchema = z.object({
  failure: z.enum(insteadReasons),
  /** The provider's HTTP status; null when it gave none. */
  status: z.nullable(z.int()),
  /** The cap that was reached, where that is why. */
  cap: z.nullable(modelCapSchema),
  /** When it happened first, in Unix seconds. */
  since: z.int(),
  /** When it happened last, in Unix seconds. */
  lastAt: z.int(),
})
export type ModelTrouble = z.infer<typeof modelTroubleSchema>

/** A conversation in lists. */
export const conversationCardSchema = z.extend(conversationCourseSchema, {
  id: z.string(),
  agentId: z.string(),
  /** Where it was held: the embed's `widget`, or the owner's `test` chat. */
  channel: z.enum(['widget', 'test']),
  /** First words of the visitor. */
  title: z.string(),
  /** Where the visitor was, as two letters; absent where nobody knows or the agent does not ask. */
  country: z.optional(z.string()),
  /** Of what was said; lines about its course are none. */
  messageCount: z.int(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds. */
  lastMessageAt: z.int(),
})
export type ConversationCard = z.infer<typeof conversationCardSchema>

/** A piece of an answer while it is being written. */
export const answerEventSchema = z.object({
  delta: z.string(),
  /** The model called a tool and waits for it; `delta` is empty. @default false */
  lookingUp: z.optional(z.literal(true)),
})
export type AnswerEvent = z.infer<typeof answerEventSchema>

/** A piece of an answer in the test chat. */
export const memberAnswerEventSchema = z.extend(answerEventSchema, {
  /** The node of the agent's flow that was entered; `delta` is empty. @default none */
  node: z.optional(z.string()),
})

/**
 * The finished answer, with the conversation it belongs to. Where a person answers in the agent's place it is the
 * question itself, as it is kept: its answer comes when there is one.
 */
export const answerSchema = z.object({ conversationId: z.string(), message: messageSchema })
export type Answer = z.infer<typeof answerSchema>

/** The finished answer of the test chat. */
export const memberAnswerSchema = z.extend(answerSchema, { message: memberMessageSchema })
