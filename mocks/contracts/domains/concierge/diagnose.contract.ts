import * as z from 'zod/mini'
import { agencyParams } from '../../agency/agency.contract.ts'
import { defineContract } from '../../shared/define-contract.ts'
import { errors } from '../../shared/error.ts'
import { inWorkspace } from '../../shared/needs.ts'
import { diagnosisSchema } from './diagnosis.schema.ts'

/** Which domain of the agency's is meant. */
export const ofDomain = z.object({ domain: z.string().check(z.minLength(1), z.maxLength(300)) })

/**
 * Looks at a custom domain's DNS from its own name servers and from public resolvers, and tells what is wrong, what to
 * change and who can. Takes four seconds at most; an answer counts for five. 404 for a domain that is not the agency's
 * (threats 20, 48).
 */
export const getDiagnosis = defineContract({
  id: 'domains.diagnosis.get',
  method: 'GET',
  path: '/api/:region/v2/agencies/:agencyId/domains/diagnose',
  needs: inWorkspace('owner'),
  summary: 'Tells what is wrong with the DNS of a custom domain.',
  spec: 'issue 14 §4',
  params: agencyParams,
  query: ofDomain,
  rateLimit: [{ points: 300, seconds: 60, by: 'caller' }],
  responses: { 200: diagnosisSchema, ...errors(401, 403, 404, 422, 429) },
})
