import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { agentEventTypeSchema, agentEventTypes } from './agent-events.ts'
import { endpointSchema, eventSettingsSchema } from './event.schema.ts'

const path = '/api/:region/v2/agents/:agentId/webhook'

/** Where events of one agent go instead of to its workspace's webhook; an agent that has none begins with nothing. */
export const getAgentWebhook = defineContract({
  id: 'library.agentWebhook.get',
  method: 'GET',
  path,
  needs: ofAgent('view', { agentKey: false }),
  summary: "Reads an agent's own webhook.",
  spec: 'spec 1 §2, spec 2 §7.5',
  params: agentParams,
  responses: { 200: eventSettingsSchema, ...errors(401, 403, 404, 422) },
})

/** Changes where events of one agent go, and which of them. */
export const saveAgentWebhook = defineContract({
  id: 'library.agentWebhook.save',
  method: 'POST',
  path,
  needs: ofAgent('members', { agentKey: false }),
  summary: "Changes an agent's own webhook.",
  spec: 'spec 1 §2, spec 2 §7.5',
  params: agentParams,
  body: z.object({
    endpoint: z.optional(endpointSchema),
    /** The types that go there; the others stay with the workspace's webhook. */
    subscribedEvents: z.optional(z.array(agentEventTypeSchema).check(z.maxLength(agentEventTypes.length))),
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: eventSettingsSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Makes a new signing secret of an agent's webhook and shows it this once. */
export const createAgentWebhookSecret = defineContract({
  id: 'library.agentWebhookSecret.create',
  method: 'POST',
  path: `${path}/secret`,
  needs: ofAgent('members', { agentKey: false }),
  summary: "Makes a new signing secret for an agent's webhook and shows it once.",
  spec: 'spec 1 §2, spec 2 §7.5',
  params: agentParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      /** `whsec_` and 32 random bytes in Base64, as the Standard Webhooks libraries take it. */
      secret: z.string(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})
