import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'

/** Gives a workspace 14 days of white-label access; once, after that it is 403 `trial_used` (spec 2 §6, §7.1). */
export const createWhitelabelTrial = defineContract({
  id: 'agency.trial.create',
  method: 'POST',
  path: '/api/:region/rpc/activateWhitelabelTrial',
  needs: inWorkspace('owner'),
  summary: 'Starts the free white-label trial of a workspace.',
  spec: 'spec 2 §6, §7.1',
  params: z.object({ region: regionSchema }),
  body: z.object({ workspaceId: z.string().check(z.minLength(1), z.maxLength(40)) }),
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      success: z.literal(true),
      /** Unix seconds. */
      whitelabelTrialEndsAt: z.int(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})
