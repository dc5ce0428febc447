import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agencyFieldsSchema, agencySchema } from './agency.schema.ts'

/** The path parameters of every call about one agency; its id is its workspace's. */
export const agencyParams = z.object({
  region: regionSchema,
  agencyId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
})

/** The agency of a workspace; of one that saved none, what it would start with (spec 2 §7.6). */
export const getAgency = defineContract({
  id: 'agency.agency.get',
  method: 'GET',
  path: '/api/:region/v2/agencies/:agencyId',
  needs: inWorkspace('view'),
  summary: 'Reads the agency of a workspace.',
  spec: 'spec 2 §3, §7.6',
  params: agencyParams,
  responses: { 200: agencySchema, ...errors(401, 404, 422) },
})

/** Fields of an agency nobody may send: a request that carries one gets a 403. */
export const protectedAgencyFields = {
  ID: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
  createdAt: z.optional(z.unknown()),
  secret: z.optional(z.unknown()),
  VGsubDomain: z.optional(z.unknown()),
  customDomain: z.optional(z.unknown()),
  isVerifiedSubDomain: z.optional(z.unknown()),
  isVerifiedCustomDomain: z.optional(z.unknown()),
  customDomainConfig: z.optional(z.unknown()),
  resendEmailDomain: z.optional(z.unknown()),
  resendEmailDomainId: z.optional(z.unknown()),
  resendEmailDomainStatus: z.optional(z.unknown()),
  resendEmailDomainRecords_JSON_STRING: z.optional(z.unknown()),
  fieldRevs: z.optional(z.unknown()),
}

/**
 * Changes the sent fields of an agency; the first save makes it. Needs white-label access: 403
 * `white_label_required` without. A field changed since `rev` is a 409 (spec 2 §4, §6).
 */
export const saveAgency = defineContract({
  id: 'agency.agency.save',
  method: 'POST',
  path: '/api/:region/v2/agencies/:agencyId',
  needs: inWorkspace('owner'),
  summary: 'Changes the agency fields sent.',
  spec: 'spec 2 §4, §5, §6',
  params: agencyParams,
  body: z.extend(z.partial(agencyFieldsSchema), {
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
    ...protectedAgencyFields,
  }),
  bodyLimit: 7_000_000,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: agencySchema, ...errors(401, 403, 404, 413, 422, 429), 409: conflictSchema },
})
