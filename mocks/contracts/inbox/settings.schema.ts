import * as z from 'zod/mini'
import { daySchema } from '../analytics/range-query.ts'
import { conversationPriorities } from '../conversations/conversation-state.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { courseChangeSchema, tagSchema } from './course-change.ts'
import { inboxViews } from './inbox-views.ts'

/** How many a workspace keeps of each. */
export const inboxKept = { predefinedTags: 100, canned: 100, macros: 50, views: 30 } as const
/** Longest canned response, in characters. */
export const cannedLimit = 2000

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a name.'),
    z.maxLength(60, 'Please use at most 60 characters.'),
  )

/** A reply that is kept to be used again. */
export const cannedSchema = z.object({
  ID: agentIdSchema,
  /** What is typed after `/` to find it. */
  name: nameSchema,
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write the reply.'),
      z.maxLength(cannedLimit, `Please use at most ${cannedLimit.toLocaleString('en')} characters.`),
    ),
})
export type Canned = z.infer<typeof cannedSchema>

/** Until when a macro puts a conversation aside, counted from when it is pressed, by the clock of who presses. */
export const macroSnoozes = ['hour', 'tomorrow', 'monday'] as const

/** Several changes in one press. */
export const macroSchema = z.object({
  ID: agentIdSchema,
  name: nameSchema,
  change: courseChangeSchema,
  /** Puts it aside for so long; goes before `change.snoozedUntil`. */
  snooze: z.optional(z.enum(macroSnoozes)),
  /** Canned response that is sent first, by a member who answers the conversation. */
  cannedId: z.optional(agentIdSchema),
})
export type Macro = z.infer<typeof macroSchema>

/** A view somebody made: one of those that are always there, narrowed. */
export const savedViewSchema = z.object({
  ID: agentIdSchema,
  name: nameSchema,
  view: z.enum(inboxViews),
  tag: z.optional(tagSchema),
  priority: z.optional(z.enum(conversationPriorities)),
  assignee: z.optional(z.string().check(z.maxLength(254))),
  /** E-mail address of a member who took part. */
  participant: z.optional(z.string().check(z.maxLength(254))),
  /** In which the visitor found an answer not helpful. */
  rating: z.optional(z.enum(['down'])),
  /** Conversations of one agent. @default of all that are listed */
  agentId: z.optional(agentIdSchema),
  /** Those of the test chat. @default those of visitors */
  channel: z.optional(z.enum(['test'])),
  /** First and last day, by the clock of who looks. @default any */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
})
export type SavedView = z.infer<typeof savedViewSchema>

/** What the inbox of a workspace is set to. */
export const inboxSettingsSchema = z.object({
  /** Tags that are offered first, each once. */
  predefinedTags: z.array(tagSchema).check(
    z.overwrite((tags) => [...new Set(tags)]),
    z.maxLength(inboxKept.predefinedTags),
  ),
  /** No other tags may be added. */
  disallowAnyTags: z.boolean(),
  /** Canned responses are offered; those that are kept stay while they are not. */
  enableCannedResponses: z.boolean(),
  canned: z.array(cannedSchema).check(z.maxLength(inboxKept.canned)),
  macros: z.array(macroSchema).check(z.maxLength(inboxKept.macros)),
  views: z.array(savedViewSchema).check(z.maxLength(inboxKept.views)),
  /** A conversation nobody wrote in for so many days is closed; 0 for never. */
  autoCloseDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** Grows by one with every change. */
  rev: z.int(),
})
export type InboxSettings = z.infer<typeof inboxSettingsSchema>

/** What a workspace starts with. */
export const newInboxSettings: InboxSettings = {
  predefinedTags: [],
  disallowAnyTags: false,
  enableCannedResponses: true,
  canned: [],
  macros: [],
  views: [],
  autoCloseDays: 0,
  rev: 0,
}
