import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { MailMessage } from '../providers/mail/mail.ts'

/** A domain its owner is written to about. */
interface EmailDomainMail {
  to: string
  domain: string
  /** Unix milliseconds at which it ends unless it is verified. */
  endsAt: number
  records: readonly EmailRecord[]
}

/** A domain that was added is not verified, and ends soon. */
export function emailDomainEndingMail({ to, domain, endsAt, records }: EmailDomainMail): MailMessage {
  const lines = records.map(({ type, name, value, priority }) =>
    [
      `Type: ${type}`,
      `Name: ${name}`,
      `Value: ${value}`,
      ...(priority === null ? [] : [`Priority: ${priority}`]),
    ].join('\n'),
  )
  const day = new Date(endsAt).toISOString().slice(0, 10)
  return {
    to,
    subject: `${domain} is not verified yet`,
    text: [
      `No mail is sent from ${domain}, as its DNS records were not seen. On ${day} they are looked for once more, and the domain is removed from your agency unless they are there:`,
      ...lines,
    ].join('\n\n'),
  }
}

/** A domain that nobody verified was removed. */
export function emailDomainEndedMail({ to, domain }: Pick<EmailDomainMail, 'to' | 'domain'>): MailMessage {
  return {
    to,
    subject: `${domain} was removed from your agency`,
    text: `The DNS records for mail from ${domain} were not seen for too long, so the domain was removed. You can add it again at any time.`,
  }
}
