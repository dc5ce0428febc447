import * as z from 'zod/mini'
import { agencyParams } from '../../agency/agency.contract.ts'
import { linkIdentitySchema } from '../../agency/link-identity.schema.ts'
import { defineContract, type RateLimit } from '../../shared/define-contract.ts'
import { errors } from '../../shared/error.ts'
import { anyone, inWorkspace } from '../../shared/needs.ts'
import { regionSchema } from '../../shared/region.schema.ts'
import { ofDomain } from './diagnose.contract.ts'
import { diagnosisSchema } from './diagnosis.schema.ts'

/** What such a link carries; the server keeps its hash alone. */
export const statusSecretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

const path = '/api/:region/v2/agencies/:agencyId/domains/status-link'
const needs = inWorkspace('owner')

export const statusLinkSchema = z.object({
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds. */
  expiresAt: z.int(),
})
export type StatusLink = z.infer<typeof statusLinkSchema>

const known = z.object({
  /** Null without one, or when it is over. */
  link: z.nullable(statusLinkSchema),
})

/** Whether a link shows a domain to a developer. */
export const getStatusLink = defineContract({
  id: 'domains.statusLink.get',
  method: 'GET',
  path,
  needs,
  summary: 'Tells whether a link shows a domain to a developer.',
  spec: 'issue 14 §4',
  params: agencyParams,
  query: ofDomain,
  responses: { 200: known, ...errors(401, 403, 404, 422) },
})

/** Makes a link that shows a domain's records without a login for 14 days; one from before works no longer. */
export const createStatusLink = defineContract({
  id: 'domains.statusLink.create',
  method: 'POST',
  path,
  needs,
  summary: 'Makes a link that shows a domain’s records to a developer.',
  spec: 'issue 14 §4',
  params: agencyParams,
  body: ofDomain,
  rateLimit: [{ points: 30, seconds: 3600, by: 'caller' }],
  responses: {
    200: z.object({
      /** Goes into the link; told this once, as its hash alone is kept. */
      secret: z.string(),
      link: statusLinkSchema,
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Takes the link back: it works no longer. */
export const removeStatusLink = defineContract({
  id: 'domains.statusLink.remove',
  method: 'DELETE',
  path,
  needs,
  summary: 'Takes a link that shows a domain back.',
  spec: 'issue 14 §4',
  params: agencyParams,
  query: ofDomain,
  rateLimit: [{ points: 60, seconds: 3600, by: 'caller' }],
  responses: { 200: known, ...errors(401, 403, 404, 422, 429) },
})

/** Calls about one link in fifteen minutes, and from one address, so that nobody guesses on. */
const limits: RateLimit[] = [
  { points: 300, seconds: 900, by: 'ip' },
  { points: 120, seconds: 900, by: 'secret' },
]

/** Shows who holds a link how its domain stands, and of the agency its name and logo. A wrong, ended or revoked one is a 404. */
export const readDomainStatus = defineContract({
  id: 'domains.status.get',
  method: 'POST',
  path: '/api/:region/rpc/readDomainStatus',
  needs: anyone,
  summary: 'Reads what a link for a developer shows of a domain.',
  spec: 'issue 14 §4',
  params: z.object({ region: regionSchema }),
  body: z.object({ secret: statusSecretSchema }),
  rateLimit: limits,
  responses: {
    200: z.object({
      /** Unix seconds. */
      expiresAt: z.int(),
      diagnosis: diagnosisSchema,
      /** Whose domain it is, where that agency shows itself at hosts of its own; null for nobody. */
      agency: z.nullable(linkIdentitySchema),
    }),
    ...errors(404, 422, 429),
  },
})
