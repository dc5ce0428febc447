import * as z from 'zod/mini'
import { workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { inboxSettingsSchema } from './settings.schema.ts'

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

/**
 * Changes the fields that are sent, for everybody. Who answers visitors saves canned responses, macros and views; the
 * rest is for who manages the workspace (`refuseOrganisation`), for others a 403. A field that somebody else changed
 * since `rev` is a 409. Canned responses are a 422 while they are turned off.
 */
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
