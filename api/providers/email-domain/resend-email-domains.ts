import * as z from 'zod/mini'
import type { EmailDomainStatus, EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type MailMessage, UnknownFateError } from '../mail/mail.ts'
import { type EmailDomainProvider, EmailProviderError } from './email-domain.ts'

/** Where the service answers, and as whom it is asked. */
export interface ResendOptions {
  baseUrl: string
  apiKey: string
  /** Longest wait for an answer, in milliseconds. @default 15000 */
  timeoutMs?: number
}

/** Where it sends from, by where the workspace is. */
const places: Record<Region, string> = { eu: 'eu-west-1', na: 'us-east-1' }

/** What it says of a domain, today and before, and what that means here (spec 2 §3). */
const statuses: Record<string, EmailDomainStatus> = {
  not_started: 'not_started',
  pending: 'pending',
  verified: 'verified',
  failed: 'failure',
  failure: 'failure',
  temporary_failure: 'temporary_failure',
  // Of what it can do we use sending alone: part of that is not yet all, or no longer.
  partially_verified: 'pending',
  partially_failed: 'temporary_failure',
}
const recordStatuses: Record<string, EmailRecord['status']> = {
  not_started: 'not_started',
  pending: 'pending',
  verified: 'verified',
  failed: 'failed',
  failure: 'failed',
  temporary_failure: 'temporary_failure',
}

const domainSchema = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  records: z.optional(
    z.array(
      z.object({
        name: z.string(),
        type: z.string(),
        value: z.string(),
        ttl: z.optional(z.string()),
        status: z.optional(z.string()),
        priority: z.optional(z.number()),
      }),
    ),
  ),
})
type Answer = z.infer<typeof domainSchema>

/** Longest answer that is read, in bytes. */
const longestAnswer = 200_000

/** Domains that Resend looks after (its published API: `/domains`, `/emails`). */
export function createResendEmailDomains({
  baseUrl,
  apiKey,
  timeoutMs = 15_000,
}: ResendOptions): EmailDomainProvider {
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    let response: Response
    try {
      response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // A redirect could carry the key to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      // The cause is left out: fetch quotes a malformed header, key and all.
      if (path === '/emails' && wasGiven(error)) throw new UnknownFateError(undefined)
      throw new EmailProviderError('The e-mail service could not be reached.')
    }
    const text = await beginningOf(response)
    if (response.ok) return parse(text)
    if (response.status === 404 && method === 'DELETE') return {}
    throw new EmailProviderError(
      `The e-mail service answered with status ${response.status}.`,
      saidOf(response.status, text),
    )
  }

  const domainOf = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const parsed = domainSchema.safeParse(await ask(method, path, body))
    if (!parsed.success) throw new EmailProviderError('The e-mail service’s answer could not be read.')
    return parsed.data
  }
  const at = (id: string) => `/domains/${encodeURIComponent(id)}`

  return {
    kind: 'resend',
    async add(region, domain) {
      const made = await domainOf('POST', '/domains', { name: domain, region: places[region] })
      return { providerId: made.id, privateKey: '', records: recordsOf(made) }
    },
    async verify({ providerId }) {
      await ask('POST', `${at(providerId)}/verify`)
    },
    async look({ providerId, records }) {
      try {
        const found = await domainOf('GET', at(providerId))
        return { status: statuses[found.status ?? ''] ?? null, records: recordsOf(found) }
      } catch {
        return { status: null, records: [...records] }
      }
    },
    async remove({ providerId }) {
      await ask('DELETE', at(providerId))
    },
    async send(_region, _known, message) {
      await ask('POST', '/emails', mailOf(message))
    },
  }
}

/** Whether a call that got no answer may have arrived: it took too long, or its connection was lost. */
function wasGiven(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  return name === 'TimeoutError' || code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'
}

/** What an answer says, as far as it is read; '' for one that broke off. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    // Leaving the loop ends the answer.
    for await (const chunk of body) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= longestAnswer) break
    }
  } catch {
    return ''
  }
  return Buffer.concat(chunks).subarray(0, longestAnswer).toString('utf8')
}

function mailOf({ to, subject, text, html, from, replyTo, unsubscribe, pictures = [] }: MailMessage) {
  return {
    from: from?.address ? `${quoted(from.name)} <${from.address}>` : undefined,
    to: [to],
    subject,
    text,
    html,
    reply_to: replyTo,
    headers: unsubscribe && { 'List-Unsubscribe': `<mailto:${unsubscribe}?subject=unsubscribe>` },
    attachments:
      pictures.length === 0
        ? undefined
        : pictures.map(({ id, type, bytes }) => ({
            content: bytes.toString('base64'),
            filename: `${id}.${type.split('/')[1]}`,
            content_type: type,
            content_id: id,
          })),
  }
}

/** A name before an address, as one. */
function quoted(name: string): string {
  return `"${name.replace(/["\\\r\n]/g, ' ')}"`
}

function recordsOf({ records = [] }: Answer): EmailRecord[] {
  return records.flatMap(({ name, type, value, ttl = 'Auto', status = 'not_started', priority }) =>
    type === 'MX' || type === 'TXT' || type === 'CNAME'
      ? [
          {
            status: recordStatuses[status] ?? 'pending',
            type,
            name,
            value,
            priority: type === 'MX' ? (priority ?? 10) : null,
            ttl,
            advised: false,
          },
        ]
      : [],
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What it tells whoever asked; nothing where that is about our own access to it. */
function saidOf(status: number, text: string): string {
  if (status === 401 || status === 429 || status >= 500) return ''
  const body = z.object({ message: z.string() }).safeParse(parse(text))
  return body.success ? body.data.message.slice(0, 300) : ''
}
