import * as z from 'zod/mini'
import { defineContract } from '../../shared/define-contract.ts'
import { errors } from '../../shared/error.ts'
import { inWorkspace } from '../../shared/needs.ts'
import { regionSchema } from '../../shared/region.schema.ts'
import { emailDomainStatusSchema, emailRecordSchema } from './email-domain.schema.ts'

const path = '/api/:region/mail/domains/:domain'
const done = z.object({ success: z.literal(true) })
const workspaceId = z.string().check(z.minLength(1), z.maxLength(40))

/** The path parameters of every call about one domain that is added. */
const ofDomain = z.object({
  region: regionSchema,
  /** Its id. */
  domain: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
})

/**
 * Adds the domain an agency sends from. 409 `domain_added` for the one it has, `domain_limit` for a second one,
 * `domain_taken` for one that another agency has verified; 403 without white-label access (spec 2 §5, §7.1).
 */
export const createEmailDomain = defineContract({
  id: 'agency.emailDomain.create',
  method: 'POST',
  path,
  needs: inWorkspace('owner'),
  summary: 'Adds the domain an agency sends mail from.',
  spec: 'spec 2 §4, §5, §7.1',
  params: z.object({
    region: regionSchema,
    /** The domain. */
    domain: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  body: z.object({
    /** The same domain. */
    domain: z.string().check(z.minLength(1), z.maxLength(300)),
    /** The agency's owner, a workspace. */
    userId: workspaceId,
    /** Its own id, which is its workspace's. */
    agencyId: workspaceId,
  }),
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      success: z.literal(true),
      data: z.object({
        id: z.string(),
        /** What to add at the domain's provider. */
        records: z.array(emailRecordSchema),
      }),
    }),
    ...errors(401, 403, 404, 409, 422, 429, 502),
  },
})

/** How far a domain is. Looks for its records at most every 5 seconds, whoever asks (spec 2 §4, threats 48). */
export const getEmailDomain = defineContract({
  id: 'agency.emailDomain.get',
  method: 'GET',
  path,
  needs: inWorkspace('view'),
  summary: 'Tells how far the email domain of an agency is.',
  spec: 'spec 2 §4, §7.1',
  params: ofDomain,
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      success: z.literal(true),
      data: z.object({ status: emailDomainStatusSchema, records: z.array(emailRecordSchema) }),
    }),
    ...errors(401, 404, 422, 429, 502),
  },
})

/** Asks for a domain's records to be looked for, from now on. 409 `domain_taken` where another agency was faster. */
export const verifyEmailDomain = defineContract({
  id: 'agency.emailDomain.check',
  method: 'POST',
  path: `${path}/verify`,
  needs: inWorkspace('owner'),
  summary: 'Begins to verify the email domain of an agency.',
  spec: 'spec 2 §4, §7.1',
  params: ofDomain,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: { 200: done, ...errors(401, 403, 404, 409, 422, 429, 502) },
})

/** Deletes a domain: nothing is sent from it any more, and whoever wants it proves it anew (threats 45). */
export const removeEmailDomain = defineContract({
  id: 'agency.emailDomain.remove',
  method: 'DELETE',
  path,
  needs: inWorkspace('owner'),
  summary: 'Deletes the email domain of an agency.',
  spec: 'spec 2 §4, §7.1',
  params: ofDomain,
  responses: { 200: done, ...errors(401, 403, 404, 422, 502) },
})
