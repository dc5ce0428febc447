import * as z from 'zod/mini'
import { alsoByAddressSchema } from '../conversations/visitor.contract.ts'
import { workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { courseChangeSchema } from './course-change.ts'
import { selectionLimit } from './selection-limit.ts'

const selection = {
  workspaceId: workspaceIdSchema,
  conversationIds: z.array(idSchema).check(z.minLength(1), z.maxLength(selectionLimit)),
}
const often = [{ points: 30, seconds: 60, by: 'caller' }] as const

/** Changes the course of several conversations; says of each whether it was changed, or why not. */
export const saveInboxSelection = defineContract({
  id: 'inbox.selection.save',
  method: 'POST',
  path: '/api/:region/v2/inbox/selection',
  needs: inWorkspace('chats'),
  summary: 'Assigns, tags, ranks, snoozes or closes several conversations.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  body: z.object({ ...selection, change: courseChangeSchema }),
  rateLimit: often,
  responses: {
    200: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          ok: z.boolean(),
          /** Why it was not changed, for people; absent for one that was. */
          reason: z.optional(z.string()),
        }),
      ),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Deletes conversations with everything said in them, and where asked for everything else of their visitors. */
export const removeInboxSelection = defineContract({
  id: 'inbox.selection.remove',
  method: 'POST',
  path: '/api/:region/v2/inbox/removals',
  needs: inWorkspace('editAgents'),
  summary: 'Deletes several conversations, and all about their visitors.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  body: z.object({
    ...selection,
    /** Also the requests and the leads that were made in them. @default false */
    ofVisitor: z.optional(z.boolean()),
    /** Counts with `ofVisitor` alone. */
    alsoByAddress: alsoByAddressSchema,
  }),
  rateLimit: often,
  responses: { 200: z.object({ removed: z.array(z.string()) }), ...errors(401, 403, 404, 422, 429) },
})

/** Messages one export holds at most. */
export const exportedMessages = 10_000

/** Makes a file of what was said, without notes: CSV with a row per message, safe to open in a spreadsheet, or JSON. */
export const createInboxExport = defineContract({
  id: 'inbox.export.create',
  method: 'POST',
  path: '/api/:region/v2/inbox/exports',
  needs: inWorkspace('chats'),
  summary: 'Exports several conversations as CSV or JSON.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  body: z.object({ ...selection, format: z.enum(['csv', 'json']) }),
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      name: z.string(),
      text: z.string(),
      /** Not all messages are in it. */
      cut: z.boolean(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})
