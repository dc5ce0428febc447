import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { emailSchema } from '../session/account.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { attachmentIdsSchema, saysSomething } from './attachment.schema.ts'
import {
  conversationCardSchema,
  emptyMessageWords,
  memberMessageSchema,
  memberTextSchema,
} from './message.schema.ts'

const params = z.extend(agentParams, { conversationId: idSchema })
const rateLimit = [{ points: 120, seconds: 60, by: 'caller' }] as const
const path = '/api/:region/v2/agents/:agentId/convos/:conversationId'

/**
 * Takes a conversation over: its agent, or a colleague, answers no more, and the colleague is told. One of several who try
 * at once gets it; the others are refused by the name of who did.
 */
export const takeConversation = defineContract({
  id: 'conversations.turn.take',
  method: 'POST',
  path: `${path}/take`,
  needs: ofAgent('chats'),
  summary: 'Takes a conversation over from its agent or from a colleague.',
  spec: 'spec 2 §2.7 (Conversations)',
  params,
  body: z.optional(
    z.object({
      /** Address of the colleague who answers it; it is taken from nobody else. @default nobody: somebody else's is refused */
      from: z.optional(emailSchema),
    }),
  ),
  rateLimit,
  responses: { 200: conversationCardSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** Hands a conversation back to its agent. */
export const releaseConversation = defineContract({
  id: 'conversations.turn.release',
  method: 'POST',
  path: `${path}/release`,
  needs: ofAgent('chats'),
  summary: 'Hands a conversation back to its agent.',
  spec: 'spec 2 §2.7 (Conversations)',
  params,
  rateLimit,
  responses: { 200: conversationCardSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** Closes a conversation; its visitor's next message opens it again. */
export const closeConversation = defineContract({
  id: 'conversations.turn.close',
  method: 'POST',
  path: `${path}/close`,
  needs: ofAgent('chats'),
  summary: 'Closes a conversation until its visitor writes again.',
  spec: 'spec 2 §2.7 (Conversations)',
  params,
  rateLimit,
  responses: { 200: conversationCardSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** Opens a closed conversation again, with its agent. */
export const reopenConversation = defineContract({
  id: 'conversations.turn.reopen',
  method: 'POST',
  path: `${path}/reopen`,
  needs: ofAgent('chats'),
  summary: 'Opens a closed conversation again.',
  spec: 'spec 2 §2.7 (Conversations)',
  params,
  rateLimit,
  responses: { 200: conversationCardSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** A member answers the visitor of a conversation they took over. */
export const sendMemberMessage = defineContract({
  id: 'conversations.memberMessage.send',
  method: 'POST',
  path: `${path}/messages`,
  needs: ofAgent('chats'),
  summary: "Answers a conversation's visitor as a person.",
  spec: 'spec 2 §2.7 (Conversations)',
  params,
  body: z
    .object({
      /** May be empty where files go with it. */
      text: memberTextSchema,
      /** Made by the browser: the same one sent again is kept once. */
      clientId: idSchema,
      /** 422 `fields.attachments` for one that is gone, somebody else's, or sent before. @default none */
      attachments: z.optional(attachmentIdsSchema),
    })
    .check(saysSomething(emptyMessageWords)),
  rateLimit,
  responses: {
    200: z.object({ message: memberMessageSchema, card: conversationCardSchema }),
    ...errors(401, 403, 404, 409, 422, 429),
  },
})

/** Tells a conversation's visitor, and its other readers, that a member is typing. */
export const sayTyping = defineContract({
  id: 'conversations.typing.say',
  method: 'POST',
  path: `${path}/typing`,
  needs: ofAgent('chats'),
  summary: 'Tells that a member is typing.',
  spec: 'spec 2 §2.7 (Conversations)',
  params,
  rateLimit,
  responses: { 200: z.object({}), ...errors(401, 403, 404, 422, 429) },
})
