import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Mail through an SMTP server (`SMTP_URL`). */
export function smtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 },
    { from },
  )
  return {
    kind: 'smtp',
    async send(_region, { to, subject, text }) {
      // An address object, so that nothing in `to` can add recipients or headers.
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
  }
}
