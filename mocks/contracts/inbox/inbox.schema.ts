import * as z from 'zod/mini'
import { visitorReachSchema } from '../conversations/answer-mail.ts'
import { attachmentSchema } from '../conversations/attachment.schema.ts'
import { conversationCardSchema } from '../conversations/message.schema.ts'
import { earlierShown, sharedConversationsSchema } from '../conversations/shared-conversations.ts'
import { agentBriefSchema } from '../library/agent-brief.schema.ts'

/** A conversation in the inbox of a member. */
export const inboxCardSchema = z.extend(conversationCardSchema, {
  /** Null for the moment in which its agent is being deleted. */
  agent: z.nullable(agentBriefSchema),
  /** Answers in which the agent said it does not know what its knowledge does not answer by now either. */
  unknownAnswers: z.int(),
  /** Its visitor by the name or address of their lead, as far as they gave it there; '' where nobody is known. */
  who: z.string(),
  /** Somebody wrote since the member looked, or, of one that is opened, named them in a note; false for keys. */
  unread: z.boolean(),
})
export type InboxCard = z.infer<typeof inboxCardSchema>

/** What is known of the visitor of a conversation, and said by them. */
export const inboxVisitorSchema = z.extend(visitorReachSchema, {
  /** As the visitor gave them; '' when not given. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The page they asked on last; '' where the agent does not ask for it. */
  page: z.string(),
  /** The language they wrote in last, by its tag; '' where it cannot be told. */
  language: z.string(),
  /** Other conversations with the agent in which the same email address or phone number was given, 100 for as many or more; nobody has proved it. */
  sharedConversations: sharedConversationsSchema,
  /** Of these the latest, latest first; at most 10. */
  earlier: z
    .array(z.pick(conversationCardSchema, { id: true, title: true, state: true, lastMessageAt: true }))
    .check(z.maxLength(earlierShown)),
})
export type InboxVisitor = z.infer<typeof inboxVisitorSchema>

/** One conversation, opened. */
export const inboxConversationSchema = z.extend(inboxCardSchema, {
  visitor: inboxVisitorSchema,
  /** Ids of answers in which the agent did not know what its knowledge was written for, or holds in the same words, by now. */
  answeredSince: z.array(z.string()),
})
export type InboxConversation = z.infer<typeof inboxConversationSchema>

/** Longest note, in characters. */
export const noteLimit = 4000
/** Members one note names at most. */
export const mostMentions = 10

/** A note of a member beside a conversation: its visitor never sees it. */
export const noteSchema = z.object({
  ID: z.string(),
  conversationId: z.string(),
  /** E-mail address of who wrote it. */
  author: z.string(),
  /** As they call themselves. */
  authorName: z.string(),
  /** Plain text. */
  text: z.string(),
  /** Files its author put with it; absent where there are none. */
  attachments: z.optional(z.array(attachmentSchema)),
  /** E-mail addresses of members it names. */
  mentions: z.array(z.string()),
  /** Unix seconds. */
  ts: z.int(),
})
export type Note = z.infer<typeof noteSchema>

/** What a search found: something that was said, a note of a member, or a file by its name. */
export const foundKinds = ['message', 'note', 'file'] as const

/** A message or a note that holds the words that were searched for, in its text or in the name of a file. */
export const foundHitSchema = z.object({
  kind: z.enum(foundKinds),
  /** The message, or that the file was sent with; '' for a note and its files. */
  messageId: z.string(),
  /** The note, or that the file was put with; '' for a message and its files. */
  noteId: z.string(),
  role: conversationCardSchema.shape.lastRole,
  /** The part of it with the first of the words, or the names of the files. */
  excerpt: z.string(),
  /** Unix seconds. */
  ts: z.int(),
})
export type FoundHit = z.infer<typeof foundHitSchema>

/** A conversation in which the words were said, noted or name a file. */
export const foundConversationSchema = z.object({
  conversation: inboxCardSchema,
  /** Where they stand in it, of what the search looked at, the latest first; at least one. */
  hits: z.array(foundHitSchema),
})
export type FoundConversation = z.infer<typeof foundConversationSchema>
