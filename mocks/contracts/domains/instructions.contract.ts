import * as z from 'zod/mini'
import { agencyParams } from '../agency/agency.contract.ts'
import { emailSchema } from '../session/account.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { domainWords } from './host-words.ts'

/** Mails with records one address gets at most, from all agencies together. */
export const instructionsMailLimit = { points: 3, seconds: 86_400 } as const

/**
 * Mails a developer what to add for the agency's custom domain. The mail is made from what is kept: what a caller says
 * of its subject and text is not sent to anybody (spec 1 §7, threats 11). 404 without a custom domain.
 */
export const sendInstructions = defineContract({
  id: 'domains.instructions.send',
  method: 'POST',
  path: '/api/mail/send-dns-instructions',
  needs: inWorkspace('owner'),
  summary: 'Mails a developer the DNS records of a custom domain.',
  spec: 'spec 1 §5, §7',
  body: z.object({
    to: emailSchema.check(z.refine((to) => !/[,;<>"\s]/.test(to), domainWords.recipient)),
    ...agencyParams.shape,
    /** Taken and not used. */
    subject: z.optional(z.string().check(z.maxLength(1000))),
    /** Taken and not used. */
    htmlContent: z.optional(z.string().check(z.maxLength(50_000))),
    /** Taken and not used: the agency's name is. */
    fromDisplayName: z.optional(z.string().check(z.maxLength(1000))),
  }),
  /** 429, too, after `instructionsMailLimit` mails to one address. */
  rateLimit: [{ points: 20, seconds: 3600, by: 'caller' }],
  responses: {
    200: z.object({ success: z.literal(true), message: z.string() }),
    ...errors(401, 403, 404, 422, 429, 502),
  },
})
