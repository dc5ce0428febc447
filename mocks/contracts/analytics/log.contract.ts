import * as z from 'zod/mini'
import { sinceQuery, workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { logContentLimit, logMetadataLimit, logTypes, workspaceLogSchema } from './log.schema.ts'

/** Whether further facts are few enough to keep. */
function isShort(metadata: unknown): boolean {
  return JSON.stringify(metadata).length <= logMetadataLimit
}

/** Writes an entry into a workspace's log (spec 2 §7.5). `withEmail` mails it to the workspace's owner. */
export const createLog = defineContract({
  id: 'analytics.log.create',
  method: 'POST',
  path: '/api/:region/workspace/:userId/logs',
  needs: inWorkspace('editAgents'),
  summary: "Writes an entry into a workspace's log.",
  spec: 'spec 2 §7.5',
  params: z.object({ region: regionSchema, userId: workspaceIdSchema }),
  body: z.object({
    /** The workspace of the address; another one is refused. */
    userId: z.optional(workspaceIdSchema),
    /** An agent of the workspace. */
    agentId: z.optional(agentIdSchema),
    type: z.enum(logTypes, 'Please use info, warning or error.'),
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please say what happened.'),
        z.maxLength(logContentLimit, `Please use at most ${logContentLimit} characters.`),
      ),
    channel: z.optional(z.string().check(z.maxLength(40, 'Please use at most 40 characters.'))),
    /** Further facts, 4,000 characters of JSON at most. */
    metadata: z.optional(
      z
        .record(z.string().check(z.maxLength(100)), z.unknown())
        .check(z.refine(isShort, `Please use at most ${logMetadataLimit} characters of JSON.`)),
    ),
    /** @default false */
    withEmail: z.optional(z.boolean()),
    /** The region of the address. */
    region: z.optional(regionSchema),
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: workspaceLogSchema, ...errors(401, 403, 404, 422, 429) },
})

/** What was written into a workspace's log lately. */
export const listLogs = defineContract({
  id: 'analytics.log.list',
  method: 'GET',
  path: '/api/:region/v2/logs',
  needs: inWorkspace('view'),
  summary: 'Lists the log of a workspace, latest first.',
  spec: 'spec 2 §7.5',
  params: z.object({ region: regionSchema }),
  query: z.object({
    workspaceId: workspaceIdSchema,
    type: z.optional(z.enum(logTypes)),
    /** Only entries about one agent. */
    agentId: z.optional(agentIdSchema),
    ...sinceQuery,
    ...pageQuery,
  }),
  responses: { 200: pageOf(workspaceLogSchema), ...errors(401, 404, 422) },
})
