import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace, itsVisitor } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { workspaceParams } from '../workspaces/workspace.contract.ts'
import { liveEventSchema, visitorLiveEventSchema } from './live-event.schema.ts'

/** The last event a caller knows; without it, it begins now. */
const after = z.optional(z.string().check(z.regex(/^\d{1,15}$/)))

/** What happened since, for callers that ask again and again. */
const pageOfEvents = <E extends z.ZodMiniType>(event: E) =>
  z.object({
    events: z.array(event),
    /** Where to go on from. */
    lastId: z.string(),
  })

/** Conversations of a workspace, or of one agent of it, as they happen. */
export const openLiveStream = defineContract({
  id: 'live.stream.open',
  method: 'GET',
  path: '/api/:region/v2/live',
  needs: inWorkspace('view'),
  summary: 'Follows conversations as they happen, as server-sent events or page by page.',
  spec: 'spec 2 §2.7',
  params: z.object({ region: regionSchema }),
  query: z.object({
    /** Its agents' conversations; may be left out where an agent is named. */
    workspaceId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    /** The conversations of this agent alone. */
    agentId: z.optional(agentIdSchema),
    after,
  }),
  rateLimit: [{ points: 240, seconds: 60, by: 'caller' }],
  stream: liveEventSchema,
  responses: { 200: pageOfEvents(liveEventSchema), ...errors(401, 404, 422, 429) },
})

/** A visitor's own conversation as it happens. */
export const openVisitorStream = defineContract({
  id: 'live.visitorStream.open',
  method: 'GET',
  path: '/api/:region/public/agents/:agentId/live',
  needs: itsVisitor,
  summary: "Follows the visitor's own conversation, as server-sent events or page by page.",
  spec: 'spec 2 §2.7',
  params: agentParams,
  query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,60}$/))) }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  stream: visitorLiveEventSchema,
  responses: { 200: pageOfEvents(visitorLiveEventSchema), ...errors(401, 404, 422, 429) },
})

/** Tells the people who look after a conversation that its visitor is typing. */
export const sayVisitorTyping = defineContract({
  id: 'live.visitorTyping.say',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/typing',
  needs: itsVisitor,
  summary: 'Tells that the visitor is typing.',
  spec: 'spec 2 §2.7',
  params: agentParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({}), ...errors(401, 404, 422, 429) },
})

/** Whether visitors can reach somebody. */
export const presenceSchema = z.object({
  /** The caller wants to be reached, and is while the app is open in a tab. */
  online: z.boolean(),
})

/** What the caller chose: to be reached, or not (spec 2 §2.7, online/offline status); and who else is online now. */
export const getPresence = defineContract({
  id: 'live.presence.get',
  method: 'GET',
  path: '/api/:region/v2/workspaces/:uid/presence',
  needs: inWorkspace('chats'),
  summary: 'Reads whether the caller and which colleagues are online for visitors.',
  spec: 'spec 2 §2.7',
  params: workspaceParams,
  responses: {
    200: z.extend(presenceSchema, {
      /** Addresses of the others of the workspace whom visitors can reach now. */
      colleagues: z.array(z.string()),
    }),
    ...errors(401, 403, 404, 422),
  },
})

/** Goes online or offline. */
export const savePresence = defineContract({
  id: 'live.presence.save',
  method: 'POST',
  path: '/api/:region/v2/workspaces/:uid/presence',
  needs: inWorkspace('chats'),
  summary: 'Goes online or offline for visitors.',
  spec: 'spec 2 §2.7',
  params: workspaceParams,
  body: presenceSchema,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: presenceSchema, ...errors(401, 403, 404, 422, 429) },
})
