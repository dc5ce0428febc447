import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'

/** Below which a domain's mail that could not be delivered comes back (real-counterparts.md). */
export const returnHost = (domain: string) => `send.${domain}`

/** Whose servers send and take back. */
export interface SendingServers {
  /** Host that takes what could not be delivered. */
  bounceHost: string
  /** Mechanisms of the SPF record, as in `a:smtp.example.com`. */
  spf: string
}

interface OwnRecords extends SendingServers {
  domain: string
  selector: string
  /** The public key, DER in base64. */
  publicKey: string
}

/** What is to be added to a domain that we send from. */
export function ownRecords({ domain, selector, publicKey, bounceHost, spf }: OwnRecords): EmailRecord[] {
  const host = returnHost(domain)
  const record = (
    of: Pick<EmailRecord, 'type' | 'name' | 'value'> & Partial<Pick<EmailRecord, 'priority' | 'advised'>>,
  ): EmailRecord => ({ status: 'not_started', priority: null, ttl: 'Auto', advised: false, ...of })
  return [
    record({
      type: 'TXT',
      name: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${publicKey}`,
    }),
    record({ type: 'MX', name: host, value: bounceHost, priority: 10 }),
    record({ type: 'TXT', name: host, value: `v=spf1 ${spf} ~all` }),
    record({ type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none;', advised: true }),
  ]
}

/** Whether one of the values that were found is the record that is wanted. */
export function isThere(wanted: EmailRecord, found: readonly string[]): boolean {
  if (wanted.type === 'MX') return found.some((value) => hostOf(value) === hostOf(wanted.value))
  const { name, value } = wanted
  if (name.includes('._domainkey.')) return found.some((each) => tagsOf(each).p === tagsOf(value).p)
  // Any policy is one; more than one is none (RFC 7489 §6.6.3), and the same holds for SPF (RFC 7208 §4.5).
  if (name.startsWith('_dmarc.')) return found.filter((each) => /^v=DMARC1\s*(;|$)/i.test(each)).length === 1
  const policies = found.filter((each) => /^v=spf1(\s|$)/i.test(each))
  const [only = ''] = policies
  const mechanisms = only.toLowerCase().split(/\s+/)
  return policies.length === 1 && mechanismsOf(value).every((each) => mechanisms.includes(each))
}

/** What an SPF record has to allow: all but its version and what holds for everybody else. */
function mechanismsOf(spf: string): string[] {
  return spf
    .toLowerCase()
    .split(/\s+/)
    .filter((each) => each !== 'v=spf1' && !/^[-~?+]?all$/.test(each))
}

/** The host of `10 mx.example.com.`, or of what is one alone. */
function hostOf(value: string): string {
  return (value.split(/\s+/).at(-1) ?? '').toLowerCase().replace(/\.$/, '')
}

/** The tags of a DKIM record; spaces within a key mean nothing (RFC 6376 §3.6.1). */
function tagsOf(value: string): Record<string, string> {
  return Object.fromEntries(
    value.split(';').flatMap((part) => {
      const [tag = '', ...rest] = part.split('=')
      return rest.length > 0 ? [[tag.trim().toLowerCase(), rest.join('=').replace(/\s+/g, '')]] : []
    }),
  )
}
