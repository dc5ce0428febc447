import * as z from 'zod/mini'
import { conversationCardSchema } from '../conversations/message.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema, idSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agentBriefSchema } from './agent-brief.schema.ts'
import { sinceQuery, workspaceIdSchema } from './library.schema.ts'

/** One person's time with one agent: their conversation, in lists. */
export const visitorSessionSchema = z.extend(z.omit(conversationCardSchema, { id: true, agentId: true }), {
  /** Also the conversation's id. */
  ID: z.string(),
  agentId: z.string(),
  /** Null for the moment in which its agent is being deleted. */
  agent: z.nullable(agentBriefSchema),
  /** Answers in which the agent said it does not know. */
  unknownAnswers: z.int(),
})
export type VisitorSession = z.infer<typeof visitorSessionSchema>

/** The sessions of all agents of a workspace. */
export const listVisitorSessions = defineContract({
  id: 'library.session.list',
  method: 'GET',
  path: '/api/:region/v2/sessions',
  needs: inWorkspace('view'),
  summary: "Lists visitors' conversations over all agents of a workspace, last message first.",
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  query: z.object({
    workspaceId: workspaceIdSchema,
    /** Only those of one agent. */
    agentId: z.optional(agentIdSchema),
    /** Only those held there: visitors' `widget`, or the `test` chats of the workspace itself. */
    channel: z.optional(conversationCardSchema.shape.channel),
    /** By the last message. */
    ...sinceQuery,
    ...pageQuery,
  }),
  responses: { 200: pageOf(visitorSessionSchema), ...errors(401, 404, 422) },
})

/** One session, which a link may name before any list has it. */
export const getVisitorSession = defineContract({
  id: 'library.session.get',
  method: 'GET',
  path: '/api/:region/v2/sessions/:sessionId',
  needs: inWorkspace('view'),
  summary: "Reads a visitor's conversation.",
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema, sessionId: idSchema }),
  responses: { 200: visitorSessionSchema, ...errors(401, 404, 422) },
})

/** Deletes a session with everything that was said in it. */
export const removeVisitorSession = defineContract({
  id: 'library.session.remove',
  method: 'DELETE',
  path: '/api/:region/v2/sessions/:sessionId',
  needs: inWorkspace('editAgents'),
  summary: "Deletes a visitor's conversation and its messages.",
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema, sessionId: idSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
