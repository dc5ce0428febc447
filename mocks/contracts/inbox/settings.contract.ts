import * as z from 'zod/mini'
import { conversationPriorities } from '../conversations/conversation-state.ts'
import { workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { courseChangeSchema, tagSchema } from './course-change.ts'
import { inboxViews } from './inbox-views.ts'

/** How many a workspace keeps of each. */
export const inboxKept = { tags: 100, canned: 100, macros: 50, views: 30 } as const
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

/** Several changes in one press. */
export const macroSchema = z.object({ ID: agentIdSchema, name: nameSchema, change: courseChangeSchema })
export type Macro = z.infer<typeof macroSchema>

/** A view somebody made: one of those that are always there, narrowed. */
export const savedViewSchema = z.object({
  ID: agentIdSchema,
  name: nameSchema,
  view: z.enum(inboxViews),
  tag: z.optional(tagSchema),
  priority: z.optional(z.enum(conversationPriorities)),
  assignee: z.optional(z.string().check(z.maxLength(254))),
})
export type SavedView = z.infer<typeof savedViewSchema>

/** What the inbox of a workspace is set to. */
export const inboxSettingsSchema = z.object({
  /** Tags that are offered; others may be used, too. */
  tags: z.array(tagSchema).check(z.maxLength(inboxKept.tags)),
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
  tags: [],
  canned: [],
  macros: [],
  views: [],
  autoCloseDays: 0,
  rev: 0,
}

/** What the inbox of a workspace is set to: tags, canned responses, macros, saved views. */
export const getInboxSettings = defineContract({
  id: 'inbox.settings.get',
  method: 'GET',
  path: '/api/:region/v2/inbox/settings',
  needs: inWorkspace('view'),
  summary: 'Reads canned responses, macros, tags and saved views.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  query: z.object({ workspaceId: workspaceIdSchema }),
  responses: { 200: inboxSettingsSchema, ...errors(401, 404, 422) },
})

/** Changes the fields that are sent; one that somebody else changed since `rev` is a 409. */
export const saveInboxSettings = defineContract({
  id: 'inbox.settings.save',
  method: 'POST',
  path: '/api/:region/v2/inbox/settings',
  needs: inWorkspace('chats'),
  summary: 'Changes canned responses, macros, tags and saved views.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  body: z.extend(z.partial(z.omit(inboxSettingsSchema, { rev: true })), {
    workspaceId: workspaceIdSchema,
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: inboxSettingsSchema, 409: conflictSchema, ...errors(401, 403, 404, 422, 429) },
})
