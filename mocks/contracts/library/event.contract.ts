import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import {
  eventSettingsFieldsSchema,
  eventSettingsSchema,
  eventStateSchema,
  eventTypeSchema,
  workspaceEventSchema,
} from './event.schema.ts'
import { sinceQuery, workspaceIdSchema } from './library.schema.ts'

const settingsParams = z.object({ region: regionSchema, workspaceId: workspaceIdSchema })

/** What happened in a workspace lately. */
export const listEvents = defineContract({
  id: 'library.event.list',
  method: 'GET',
  path: '/api/:region/v2/events',
  needs: inWorkspace('view'),
  summary: "Lists a workspace's events of the last 30 days, latest first.",
  spec: 'spec 2 §7.5',
  params: z.object({ region: regionSchema }),
  query: z.object({
    workspaceId: workspaceIdSchema,
    type: z.optional(eventTypeSchema),
    state: z.optional(eventStateSchema),
    ...sinceQuery,
    ...pageQuery,
  }),
  responses: { 200: pageOf(workspaceEventSchema), ...errors(401, 404, 422) },
})

/** One event, which a link may name before any list has it. */
export const getEvent = defineContract({
  id: 'library.event.get',
  method: 'GET',
  path: '/api/:region/v2/events/:eventId',
  needs: inWorkspace('view'),
  summary: 'Reads an event.',
  spec: 'spec 2 §7.5',
  params: z.object({ region: regionSchema, eventId: idSchema }),
  responses: { 200: workspaceEventSchema, ...errors(401, 404, 422) },
})

/** Delivers an event again, now; the answer says what the endpoint said. Needs an endpoint. */
export const sendEvent = defineContract({
  id: 'library.event.send',
  method: 'POST',
  path: '/api/:region/v2/events/:eventId/send',
  needs: inWorkspace('members'),
  summary: 'Delivers an event again.',
  spec: 'spec 2 §7.5',
  params: z.object({ region: regionSchema, eventId: idSchema }),
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: { 200: workspaceEventSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** How a workspace's events are delivered. */
export const getEventSettings = defineContract({
  id: 'library.eventSettings.get',
  method: 'GET',
  path: '/api/:region/v2/event-settings/:workspaceId',
  needs: inWorkspace('view'),
  summary: "Reads where a workspace's events are delivered, and which.",
  spec: 'spec 2 §7.5',
  params: settingsParams,
  responses: { 200: eventSettingsSchema, ...errors(401, 404, 422) },
})

/** Changes where events are delivered, and which. */
export const saveEventSettings = defineContract({
  id: 'library.eventSettings.save',
  method: 'POST',
  path: '/api/:region/v2/event-settings/:workspaceId',
  needs: inWorkspace('members'),
  summary: "Changes where a workspace's events are delivered, and which.",
  spec: 'spec 2 §7.5',
  params: settingsParams,
  body: z.extend(z.partial(eventSettingsFieldsSchema), {
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: eventSettingsSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Makes a new signing secret and shows it this once; deliveries carry the new signature from then on. */
export const createEventSecret = defineContract({
  id: 'library.eventSecret.create',
  method: 'POST',
  path: '/api/:region/v2/event-settings/:workspaceId/secret',
  needs: inWorkspace('members'),
  summary: 'Makes a new signing secret for deliveries and shows it once.',
  spec: 'spec 2 §7.5',
  params: settingsParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      /** `whsec_` and 32 random bytes in Base64, as the Standard Webhooks libraries take it. */
      secret: z.string(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})
