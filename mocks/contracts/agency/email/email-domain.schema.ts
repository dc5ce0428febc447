import * as z from 'zod/mini'

/** How far an e-mail domain is (spec 2 §3, §4). */
export const emailDomainStatuses = [
  'not_started',
  'pending',
  'verified',
  'failure',
  'temporary_failure',
] as const
export const emailDomainStatusSchema = z.enum(emailDomainStatuses)
export type EmailDomainStatus = z.infer<typeof emailDomainStatusSchema>

/** Whether a record was seen. */
export const emailRecordStatuses = [
  'not_started',
  'pending',
  'verified',
  'failed',
  'temporary_failure',
] as const

/** A record to add at the domain's provider (spec 2 §3, Email DNS record). */
export const emailRecordSchema = z.object({
  status: z.enum(emailRecordStatuses),
  type: z.enum(['MX', 'TXT', 'CNAME']),
  /** The whole name, as in `send.example.com`; a provider's own may leave out the domain. */
  name: z.string(),
  value: z.string(),
  /** 10 for MX; null for all others. */
  priority: z.nullable(z.int()),
  /** `Auto` where the domain's provider decides. */
  ttl: z.string(),
  /** Whether mail is sent without it, too: it is only good to have. */
  advised: z.boolean(),
})
export type EmailRecord = z.infer<typeof emailRecordSchema>

/** What is known of the domain an agency sends from; nobody but its flow writes it (spec 2 §3). */
export const emailDomainFieldsSchema = z.object({
  /** In lower case and punycode; empty for none. */
  resendEmailDomain: z.string(),
  /** What its calls name it by; empty for none. */
  resendEmailDomainId: z.string(),
  resendEmailDomainStatus: emailDomainStatusSchema,
  /** Its records, a list, as JSON. */
  resendEmailDomainRecords_JSON_STRING: z.string(),
})
export type EmailDomainFields = z.infer<typeof emailDomainFieldsSchema>

/** No domain: how an agency starts, and what deleting goes back to (spec 2 §4). */
export const noEmailDomain: EmailDomainFields = {
  resendEmailDomain: '',
  resendEmailDomainId: '',
  resendEmailDomainStatus: 'not_started',
  resendEmailDomainRecords_JSON_STRING: '[]',
}
