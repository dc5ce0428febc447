import * as z from 'zod/mini'
import { defineContract } from '../../shared/define-contract.ts'
import { errors } from '../../shared/error.ts'
import { agencyAdmin, anyone } from '../../shared/needs.ts'
import { regionSchema } from '../../shared/region.schema.ts'
import { adminDashboardSchema } from './admin-dashboard.schema.ts'
import { agencyAdminPath } from './admin-path.ts'

/** Exchanges an agency's secret for a session of its admin; whose agency it is, the host says (spec 2 §2.8, §6, threats 4). */
export const createAdminSession = defineContract({
  id: 'agency.admin.create',
  method: 'POST',
  path: agencyAdminPath,
  needs: anyone,
  summary: 'Signs an agency’s admin in at its own host, by the agency’s secret.',
  spec: 'spec 2 §2.8, §6',
  body: z.object({
    /** The agency's secret. */
    secret: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  rateLimit: [{ points: 10, seconds: 900, by: 'ip' }],
  responses: {
    200: z.object({
      /** Where the agency is kept; its dashboard stands below it. */
      region: regionSchema,
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** What the admin's dashboard shows (spec 2 §2.7). */
export const getAdminDashboard = defineContract({
  id: 'agency.admin.get',
  method: 'GET',
  path: agencyAdminPath,
  needs: agencyAdmin,
  summary: 'Reads what an agency’s admin sees on the dashboard.',
  spec: 'spec 2 §2.7, §6',
  responses: { 200: adminDashboardSchema, ...errors(401) },
})

/** Ends the session of an agency's admin; ending none is fine. */
export const removeAdminSession = defineContract({
  id: 'agency.admin.remove',
  method: 'DELETE',
  path: agencyAdminPath,
  needs: anyone,
  summary: 'Signs an agency’s admin out.',
  spec: 'spec 2 §2.7',
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(403, 404) },
})
