import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { mailAddress } from './mail-address.ts'

/** Mail through an SMTP server (`SMTP_URL`). */
export function smtpMail({ smtpUrl, from: own }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 },
    { from: own },
  )
  return {
    kind: 'smtp',
    async send(_region, { to, subject, text, html, from, replyTo, unsubscribe, pictures = [] }, signing) {
      const sender = from?.address ?? mailAddress(own)
      await transport.sendMail({
        // Of its own making it would carry this machine's name.
        messageId: `<${randomUUID()}@${sender.split('@').at(-1)}>`,
        // Address objects, so that nothing in them can add recipients or headers.
        to: { name: '', address: to },
        ...(from && { from: { name: from.name, address: sender } }),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(html && { html }),
        ...(unsubscribe && { list: { unsubscribe: `mailto:${unsubscribe}?subject=unsubscribe` } }),
        attachments: pictures.map(({ id, type, bytes }) => ({
          cid: id,
          filename: `${id}.${type.split('/')[1]}`,
          contentType: type,
          contentDisposition: 'inline' as const,
          content: bytes,
        })),
        ...(signing && {
          envelope: { from: signing.returnPath, to },
          dkim: {
            domainName: signing.domain,
            keySelector: signing.selector,
            privateKey: signing.privateKey,
          },
        }),
      })
    },
  }
}
