import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { attachmentIdsSchema, saysSomething } from '../conversations/attachment.schema.ts'
import { conversationCardSchema } from '../conversations/message.schema.ts'
import { emailSchema } from '../session/account.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { trimUnseen } from '../shared/visible-text.ts'
import { courseChangeSchema } from './course-change.ts'
import { inboxConversationSchema, mostMentions, noteLimit, noteSchema } from './inbox.schema.ts'

const conversationParams = z.extend(agentParams, { conversationId: idSchema })
const often = [{ points: 120, seconds: 60, by: 'caller' }] as const

/** One conversation with what is known of its visitor. */
export const getInboxConversation = defineContract({
  id: 'inbox.conversation.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId',
  needs: ofAgent('view'),
  summary: 'Reads what is known of a conversation and its visitor.',
  spec: 'spec 3 §2 (Chats)',
  params: conversationParams,
  responses: { 200: inboxConversationSchema, ...errors(401, 404, 422) },
})

/** Changes who looks after a conversation, how pressing it is, its tags, and until when it is put aside. */
export const saveCourse = defineContract({
  id: 'inbox.conversation.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/course',
  needs: ofAgent('chats'),
  summary: 'Assigns, tags, ranks or snoozes a conversation.',
  spec: 'spec 3 §2 (Chats)',
  params: conversationParams,
  body: courseChangeSchema,
  rateLimit: often,
  responses: { 200: conversationCardSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** Marks a conversation as seen by the member who calls, or as not seen. */
export const saveRead = defineContract({
  id: 'inbox.read.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/read',
  needs: ofAgent('view', { agentKey: false }),
  summary: 'Marks a conversation as read or unread by oneself.',
  spec: 'spec 3 §2 (Chats)',
  params: conversationParams,
  body: z.object({ read: z.boolean() }),
  rateLimit: often,
  responses: { 200: z.object({ unread: z.boolean() }), ...errors(401, 403, 404, 422, 429) },
})

/** The notes beside a conversation, oldest first. */
export const listNotes = defineContract({
  id: 'inbox.note.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/notes',
  needs: ofAgent('view', { agentKey: false }),
  summary: 'Lists the internal notes of a conversation.',
  spec: 'spec 3 §2 (Chats)',
  params: conversationParams,
  responses: { 200: z.object({ items: z.array(noteSchema) }), ...errors(401, 403, 404, 422) },
})

/** Notes of one conversation at most. */
export const mostNotes = 200

/** Keeps a note and mails the members it names, once. */
export const createNote = defineContract({
  id: 'inbox.note.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/notes',
  needs: ofAgent('chats', { agentKey: false }),
  summary: 'Writes an internal note beside a conversation.',
  spec: 'spec 3 §2 (Chats)',
  params: conversationParams,
  body: z
    .object({
      /** Made in the browser, so that sending twice keeps one. */
      ID: idSchema,
      /** May be empty where files go with it. */
      text: z
        .string()
        .check(
          z.overwrite(trimUnseen),
          z.maxLength(noteLimit, `Please keep the note under ${noteLimit} characters.`),
        ),
      /** E-mail addresses of members. */
      mentions: z.array(emailSchema).check(z.maxLength(mostMentions)),
      /** 422 `fields.attachments` for one that is gone, somebody else's, or sent before. @default none */
      attachments: z.optional(attachmentIdsSchema),
    })
    .check(saysSomething('Please write a note.')),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: noteSchema, ...errors(401, 403, 404, 422, 429) },
})

/** Deletes a note. */
export const removeNote = defineContract({
  id: 'inbox.note.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/notes/:noteId',
  needs: ofAgent('chats', { agentKey: false }),
  summary: 'Deletes an internal note.',
  spec: 'spec 3 §2 (Chats)',
  params: z.extend(conversationParams, { noteId: idSchema }),
  rateLimit: often,
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/** Mails one member gets about notes that name them; the notes are among their mentions all the same. */
export const mentionMailLimit = { points: 20, seconds: 3600 } as const

/** Transcripts one address is mailed at most, by all workspaces together. */
export const transcriptMailLimit = { points: 3, seconds: 86_400 } as const

/**
 * Mails what was said to the address the visitor gave, or to a member of the workspace (422 for any other): never
 * notes, never what tools answered.
 */
export const sendTranscript = defineContract({
  id: 'inbox.transcript.send',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/transcript',
  needs: ofAgent('chats', { agentKey: false }),
  summary: 'Mails the transcript of a conversation.',
  spec: 'spec 3 §2 (Chats)',
  params: conversationParams,
  body: z.object({ to: emailSchema }),
  /** 429, too, after `transcriptMailLimit` mails to one address. */
  rateLimit: [{ points: 20, seconds: 3600, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429, 502) },
})
