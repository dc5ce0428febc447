import * as z from 'zod/mini'
import { agencyParams } from '../agency/agency.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { domainStateSchema, domainTypeSchema, hostRecordSchema } from './domain.schema.ts'
import { hostSettings } from './host-records.ts'

const path = '/api/:region/hosting/custom-domain'
const params = z.object({ region: regionSchema })
const agencyId = agencyParams.shape.agencyId
const domain = z.string().check(z.minLength(1), z.maxLength(2000))

/** What a form about domains needs to know. */
export const getDomainSetup = defineContract({
  id: 'domains.setup.get',
  method: 'GET',
  path: '/api/:region/hosting/setup/:agencyId',
  needs: inWorkspace('view'),
  summary: 'Tells on which root domain agencies take subdomains.',
  spec: 'spec 2 §2.1',
  params: agencyParams,
  responses: {
    200: z.object({
      rootDomain: z.string(),
      /** Hosts nobody can take. */
      mainHosts: z.array(z.string()),
      /** What is not set, so that a domain leads to this computer alone; empty where others can reach the server. */
      missingSettings: z.array(z.enum(hostSettings)),
      /** Whether the mail server behind agencies' own e-mail domains is one that others reach. */
      isMailPublic: z.boolean(),
    }),
    ...errors(401, 404, 422),
  },
})

/**
 * Takes a subdomain of ours or a domain of the agency's own. 422 `fields.customDomain` with the specification's words
 * for what is none, 409 `domain_taken` for what another agency has, 409 `domain_set` while the agency has another.
 * Needs white-label access (spec 2 §5, §6, §7.1).
 */
export const createDomain = defineContract({
  id: 'domains.domain.create',
  method: 'POST',
  path,
  needs: inWorkspace('owner'),
  summary: 'Takes a subdomain or a custom domain for an agency.',
  spec: 'spec 2 §4, §5, §7.1',
  params,
  body: z.object({
    /** What was typed. */
    customDomain: z.string().check(z.maxLength(2000)),
    /** The agency's workspace; the same as `agencyId`. */
    userId: z.optional(z.string()),
    agencyId,
    /** Exactly one of the two is true. */
    isVGSubdomain: z.optional(z.boolean()),
    isCustomDomain: z.optional(z.boolean()),
  }),
  // A name that cannot be had costs a try alone: somebody looking for one that is free is not stopped early.
  rateLimit: [
    { points: 120, seconds: 3600, by: 'caller' },
    { points: 30, seconds: 3600, by: 'caller', unless: ['domain_taken', 'validation_failed'] },
  ],
  responses: {
    200: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({
        /** The domain as it is kept. */
        domain: z.string(),
        /** What is to be added at its provider, the record that points here first. */
        verification: z.array(hostRecordSchema),
      }),
    }),
    ...errors(401, 403, 404, 409, 422, 429, 502),
  },
})

const about = z.object({
  domain,
  domainType: domainTypeSchema,
  /** Whose claim is meant. @default that of any workspace of the caller's */
  agencyId: z.optional(agencyId),
})

/**
 * Tells how far a domain of the caller's has come, and looks at it when it is not there yet; answers of name servers
 * are kept for five seconds. 404 for a domain that is not the caller's; 409 `domain_taken` once another agency has
 * proven it first, also later where `agencyId` is the caller's (spec 1 §4, §7).
 */
export const getDomain = defineContract({
  id: 'domains.domain.get',
  method: 'GET',
  path,
  needs: inWorkspace('view'),
  summary: 'Checks whether a domain is verified and live.',
  spec: 'spec 1 §4, §7',
  params,
  query: about,
  rateLimit: [{ points: 600, seconds: 60, by: 'caller' }],
  responses: { 200: domainStateSchema, ...errors(401, 404, 409, 422, 429) },
})

/** Gives a domain of the caller's back: whoever takes it next proves it anew (spec 1 §4, §7, threats 20). */
export const removeDomain = defineContract({
  id: 'domains.domain.remove',
  method: 'DELETE',
  path,
  needs: inWorkspace('owner'),
  summary: 'Gives a domain of an agency back.',
  spec: 'spec 1 §4, §7',
  params,
  query: about,
  rateLimit: [{ points: 60, seconds: 3600, by: 'caller' }],
  responses: {
    200: z.object({ success: z.literal(true), message: z.string() }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** 200 when a domain of the caller's is live; 409 `domain_not_live` before that (spec 1 §7, threats 20). */
export const getLive = defineContract({
  id: 'domains.live.get',
  method: 'GET',
  path: '/proxy',
  needs: inWorkspace('view'),
  summary: 'Answers 200 once a domain of one’s own is live.',
  spec: 'spec 1 §7',
  query: z.object({ domain }),
  rateLimit: [{ points: 600, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ isLive: z.literal(true) }), ...errors(400, 401, 404, 409, 422, 429) },
})
