import * as z from 'zod/mini'
import { agencyParams } from '../agency/agency.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'

/**
 * Tells the owner of an agency that its subdomain is verified (spec 1 §4, §7). The server tells it as soon as it knows;
 * however often this is called, it is told once. 404 for what is no verified subdomain of the agency's.
 */
export const sendNewSubdomain = defineContract({
  id: 'notifications.newSubdomain.send',
  method: 'POST',
  path: '/api/:region/notifications/new-agency-subdomain',
  needs: inWorkspace('owner'),
  summary: 'Emails the owner about a verified subdomain, once per subdomain.',
  spec: 'spec 1 §4, §7',
  params: z.object({ region: regionSchema }),
  body: z.object({
    agency: z.object({ ID: agencyParams.shape.agencyId }),
    user: z.optional(z.object({ uid: z.string().check(z.maxLength(100)) })),
    domain: z.string().check(z.minLength(1), z.maxLength(253)),
  }),
  rateLimit: [{ points: 20, seconds: 3600, by: 'caller' }],
  responses: { 200: z.object({ success: z.boolean() }), ...errors(401, 403, 404, 422, 429) },
})
