import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { type Mail, UnknownFateError } from './mail.ts'
import { mailAddress } from './mail-address.ts'

/** Mail through an SMTP server (`SMTP_URL`). */
export function smtpMail({ smtpUrl, from: own }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 },
    { from: own },
  )
  /** Mails of which the server was given all, by their Message-ID. */
  const given = new Set<string>()
  transport.use('stream', ({ message, data }, done) => {
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) => read(options).once('end', () => given.add(String(data.messageId)))
    done()
  })
  return {
    kind: 'smtp',
    async send(_region, { to, subject, text, html, from, replyTo, unsubscribe, pictures = [] }, signing) {
      const sender = from?.address ?? mailAddress(own)
      // Of its own making it would carry this machine's name.
      const messageId = `<${randomUUID()}@${sender.split('@').at(-1)}>`
      const sending = transport.sendMail({
        messageId,
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
      try {
        await sending
      } catch (error) {
        const isAnswered = error instanceof Error && 'responseCode' in error && error.responseCode
        throw given.has(messageId) && !isAnswered ? new UnknownFateError(error) : error
      } finally {
        given.delete(messageId)
      }
    },
  }
}
