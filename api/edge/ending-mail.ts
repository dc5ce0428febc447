import type { MailMessage } from '../providers/mail/mail.ts'

interface EndingMail {
  to: string
  host: string
  /** Whole days. */
  daysLeft: number
  /** Unix milliseconds. */
  since: number
  /** The issuer's last words; null where it was not asked. */
  refusal: string | null
}

/** The mail that tells of a certificate that could not be renewed. The issuer's words are quoted, never as a link. */
export function endingMail({ to, host, daysLeft, since, refusal }: EndingMail): MailMessage {
  const days = daysLeft === 1 ? 'one day' : `${daysLeft} days`
  const day = new Date(since).toISOString().slice(0, 10)
  return {
    to,
    subject: `The certificate of ${host} ends in ${days}`,
    text: [
      `Since ${day} the certificate of ${host} could not be renewed. It is served for ${days} more; then browsers no longer open ${host}.`,
      ...(refusal === null
        ? [
            'The issuer was asked for as many certificates as it allows for now, so this one waits. Renewal is tried again on its own.',
          ]
        : [
            `The issuer said: “${unlinked(refusal)}”`,
            `Check that ${host} still has the DNS records its domain settings show, that no other record of it leads elsewhere, and that http://${host} reaches the server. Renewal is tried again on its own.`,
          ]),
    ].join('\n\n'),
  }
}

function unlinked(text: string): string {
  return text.replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '…').slice(0, 200)
}
