import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { importRowSchema } from './import-row.schema.ts'
import { importBatchLimit } from './lead-limits.ts'

/** Brings rows of a file in. One whose address or number a lead has already fills that lead's gaps. */
export const importLeads = defineContract({
  id: 'leads.import.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/leads-import',
  needs: ofAgent('chats'),
  summary: 'Brings in leads from the rows of a file.',
  spec: 'spec 3 §2 (Leads)',
  params: agentParams,
  body: z.object({
    rows: z
      .array(importRowSchema)
      .check(
        z.minLength(1, 'Please send rows.'),
        z.maxLength(importBatchLimit, `Please send at most ${importBatchLimit} rows at once.`),
      ),
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      created: z.int(),
      /** Rows that met a lead with the same address or number. */
      joined: z.int(),
      /** Rows that came in without their owner, who is no member. */
      withoutOwner: z.int(),
      /** Rows that were not taken, by their place in what was sent, with why. */
      refused: z.array(z.object({ row: z.int(), message: z.string() })),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})
