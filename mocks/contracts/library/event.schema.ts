import * as z from 'zod/mini'

/** What happens in a workspace and is recorded, with the words for it (spec 2 §7.5). */
export const eventLabels = {
  agent_created: 'Agent created',
  agent_published: 'Agent published',
  agent_deleted: 'Agent deleted',
  conversation_started: 'Conversation started',
  lead_created: 'Lead created',
  member_joined: 'Member joined',
  automation_finished: 'Website sync finished',
  automation_failed: 'Website sync failed',
} as const
export type EventType = keyof typeof eventLabels
export const eventTypes = Object.keys(eventLabels) as EventType[]
export const eventTypeSchema = z.enum(eventTypes)

/** Days an event is kept. */
export const eventDays = 30

/**
 * What became of an event: nobody wanted it delivered, it waits for its (next) attempt, the endpoint took it, or
 * every attempt failed.
 */
export const eventStates = ['unsubscribed', 'pending', 'sent', 'failed'] as const
export const eventStateSchema = z.enum(eventStates)
export type EventState = z.infer<typeof eventStateSchema>

/** What an event tells: flat, and without secrets. */
export const eventPayloadSchema = z.record(z.string(), z.union([z.string(), z.number()]))
export type EventPayload = z.infer<typeof eventPayloadSchema>

/** Something that happened in a workspace. */
export const workspaceEventSchema = z.object({
  ID: z.string(),
  type: eventTypeSchema,
  /** What is delivered beside `createdAt` and `workspaceSecret`. */
  payload: eventPayloadSchema,
  /** Unix seconds. */
  createdAt: z.int(),
  state: eventStateSchema,
  /** Deliveries tried so far. */
  attempts: z.int(),
  /** What the last attempt met, in words; empty before the first. */
  answer: z.string(),
  /** Unix seconds of the last attempt; null before the first. */
  attemptedAt: z.nullable(z.int()),
  /** Unix seconds of the next attempt; null when none is to come. */
  nextAttemptAt: z.nullable(z.int()),
})
export type WorkspaceEvent = z.infer<typeof workspaceEventSchema>

const endpointWrong = 'Please enter a full address such as https://example.com/events.'

/** Where events are delivered: a full address, or nothing for no delivery. */
export const endpointSchema = z.string().check(
  z.trim(),
  z.maxLength(2048, endpointWrong),
  z.refine((value) => value === '' || (/^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)), {
    error: endpointWrong,
  }),
)

/** What people decide about delivery. */
export const eventSettingsFieldsSchema = z.object({
  endpoint: endpointSchema,
  /** The types that are delivered. */
  subscribedEvents: z.array(eventTypeSchema).check(z.maxLength(eventTypes.length)),
})
export type EventSettingsFields = z.infer<typeof eventSettingsFieldsSchema>

/** How a workspace's events are delivered. The signing secret is no part of it. */
export const eventSettingsSchema = z.extend(eventSettingsFieldsSchema, {
  /** Stands in every delivery as `workspaceSecret`: it names the workspace and opens nothing. */
  endpointId: z.string(),
  /** The endpoint answered 410 Gone: nothing is delivered until it is saved again. */
  isGone: z.boolean(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
})
export type EventSettings = z.infer<typeof eventSettingsSchema>

/** An endpoint as those see it who may not change it: many a path lets whoever knows it write there. */
export function maskedEndpoint(endpoint: string): string {
  return endpoint === '' ? '' : `${new URL(endpoint).origin}/…`
}

/** What an address that is not encrypted gets as an answer. */
export const insecureEndpointMessage = 'Please use an https:// address.'

/** What an address inside a private network gets as an answer. */
export const privateEndpointMessage = 'This address does not belong to a public server.'

/** What an attempt says whose endpoint was silent. */
export const noAnswerInTime = 'There was no answer in time.'
