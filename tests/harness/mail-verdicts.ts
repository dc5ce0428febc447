import { Resolver } from 'node:dns/promises'
import { authenticate } from 'mailauth'
import type { ReceivedMail } from '../fakes/smtp/smtp.ts'

/** What a receiver says of a mail: 'pass', 'fail', 'none' and such. */
export interface MailVerdicts {
  dkim: string
  spf: string
  dmarc: string
}

/** Judges a mail as a receiver does that asks this name server. */
export async function mailVerdicts(
  { raw, from: sender, ip, helo }: ReceivedMail,
  dnsServer: string,
): Promise<MailVerdicts> {
  const resolver = new Resolver()
  resolver.setServers([dnsServer])
  const { dkim, spf, dmarc } = await authenticate(raw, {
    sender,
    ip,
    helo,
    mta: 'mx.receiver.example',
    resolver: (name, type) => resolver.resolve(name, type) as Promise<string[]>,
  })
  return {
    dkim: dkim?.results?.[0]?.status?.result ?? 'none',
    spf: (spf ? spf.status?.result : '') || 'none',
    dmarc: (dmarc ? dmarc.status?.result : '') || 'none',
  }
}

/** Headers of a mail, one line each, and what follows them. */
export function unfolded(raw: string): string {
  return raw.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ')
}

/** What people read of a mail, and its headers: quoted-printable and base64 texts as they are meant. */
export function readable(raw: string): string {
  const plain = unfolded(raw.replace(/=\r?\n/g, ''))
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'))
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => words.replaceAll('_', ' '))
  const texts = [...raw.matchAll(/Content-Type: text[\s\S]*?base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)]
  return [plain, ...texts.map(([, body = '']) => Buffer.from(body, 'base64').toString('utf8'))].join('\n')
}
