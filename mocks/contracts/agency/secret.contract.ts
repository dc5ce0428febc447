import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { agencyParams } from './agency.contract.ts'

const path = '/api/:region/v2/agencies/:agencyId/secret'

/** Characters of an agency's secret (spec 2 §9). */
export const agencySecretLength = 25

/** What is known of an agency's secret after it was shown: only a hash of it is kept. */
export const agencySecretSchema = z.object({
  /** Its last four characters. */
  lastFour: z.string(),
  /** Unix seconds. */
  createdAt: z.int(),
})
export type AgencySecret = z.infer<typeof agencySecretSchema>

/** What is known of the agency's secret; null when it has none (spec 2 §2.1). */
export const getAgencySecret = defineContract({
  id: 'agency.secret.get',
  method: 'GET',
  path,
  needs: inWorkspace('owner'),
  summary: 'Tells whether the agency has a secret, and when it was made.',
  spec: 'spec 2 §2.1, §3',
  params: agencyParams,
  responses: { 200: z.object({ known: z.nullable(agencySecretSchema) }), ...errors(401, 403, 404, 422) },
})

/** Makes the agency's secret and shows it this once; the one before is forgotten (spec 2 §2.1). */
export const createAgencySecret = defineContract({
  id: 'agency.secret.create',
  method: 'POST',
  path,
  needs: inWorkspace('owner'),
  summary: 'Makes the agency secret and shows it once.',
  spec: 'spec 2 §2.1, §3, §9',
  params: agencyParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      /** 25 random characters. */
      secret: z.string(),
      known: agencySecretSchema,
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})
