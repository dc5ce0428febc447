import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import {
  conversationCardSchema,
  memberAnswerEventSchema,
  memberAnswerSchema,
  memberMessageSchema,
  modelTroubleSchema,
  saidSchema,
} from './message.schema.ts'

/** An agent's conversations, last message first. */
export const listConversations = defineContract({
  id: 'conversations.conversation.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/convos',
  needs: ofAgent('view'),
  summary: "Lists an agent's conversations, last message first.",
  spec: 'spec 3 §2 (Chats)',
  params: agentParams,
  query: z.object(pageQuery),
  responses: { 200: pageOf(conversationCardSchema), ...errors(401, 404, 422) },
})

/** The messages of one conversation, oldest first unless the newest are asked for. */
export const listMessages = defineContract({
  id: 'conversations.message.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/messages',
  needs: ofAgent('view'),
  summary: 'Lists the messages of a conversation, oldest first.',
  spec: 'spec 3 §2 (Chats)',
  params: z.extend(agentParams, { conversationId: idSchema }),
  query: z.object({
    /** `newest` begins at the end and leads back. @default oldest */
    order: z.optional(z.enum(['oldest', 'newest'])),
    ...pageQuery,
  }),
  responses: { 200: pageOf(memberMessageSchema), ...errors(401, 404, 422) },
})

/** The test chat: a member asks the draft of an agent (spec 2 §2.6). */
export const sendTestMessage = defineContract({
  id: 'conversations.testMessage.send',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/test-chat',
  needs: ofAgent('view'),
  summary: 'Asks the draft of an agent from the test chat.',
  spec: 'spec 2 §2.6',
  params: agentParams,
  body: z.object({
    ...saidSchema,
    conversationId: z.optional(idSchema),
    /** Asks one of the two by itself, to be compared with the other: nothing of it is kept. */
    compare: z.optional(z.enum(['draft', 'published'])),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  events: memberAnswerEventSchema,
  responses: { 200: memberAnswerSchema, ...errors(401, 403, 404, 422, 429, 503) },
})

/** What keeps the language model from answering for an agent; null when nothing is known to. */
export const getModelTrouble = defineContract({
  id: 'conversations.modelTrouble.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/model-trouble',
  needs: ofAgent('editAgents', { agentKey: false }),
  summary: 'Reads what keeps the language model from answering for an agent.',
  spec: 'decision 0037',
  params: agentParams,
  responses: { 200: z.object({ trouble: z.nullable(modelTroubleSchema) }), ...errors(401, 403, 404, 422) },
})
