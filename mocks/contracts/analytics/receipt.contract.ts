import * as z from 'zod/mini'
import { sinceQuery, workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { receiptSchema } from './receipt.schema.ts'

/** What answers of a workspace's agents cost. */
export const listReceipts = defineContract({
  id: 'analytics.receipt.list',
  method: 'GET',
  path: '/api/:region/v2/receipts',
  needs: inWorkspace('view'),
  summary: 'Lists the receipts of a workspace: what each answer cost, latest first.',
  spec: 'spec 3 §3 (Credit log entry)',
  params: z.object({ region: regionSchema }),
  query: z.object({
    workspaceId: workspaceIdSchema,
    /** Only those of one agent. */
    agentId: z.optional(agentIdSchema),
    ...sinceQuery,
    ...pageQuery,
  }),
  responses: { 200: pageOf(receiptSchema), ...errors(401, 404, 422) },
})
