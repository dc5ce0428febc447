import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as the server took it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Address it came from, and what it called itself. */
  ip: string
  helo: string
  /** As it was sent, headers and all. */
  raw: string
}

/** A real SMTP server (`smtp-server`) on this machine that keeps what it takes. */
export async function startSmtp(): Promise<{
  url: string
  mails: ReceivedMail[]
  stop: () => Promise<void>
}> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.once('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ip: session.remoteAddress,
          helo: String(session.hostNameAppearsAs),
          raw: Buffer.concat(pieces).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
