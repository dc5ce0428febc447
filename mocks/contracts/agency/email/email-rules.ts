import { isHome } from '../../domains/host-records.ts'
import { mixesScripts } from '../../domains/host-words.ts'
import { mixedLabel } from '../../domains/mixed-scripts.ts'
import { invalidFields, type Refusal } from '../../shared/refusal.ts'
import { isOwnHost, isTabHost, tabWords } from '../tabs/tab-rules.ts'
import type { EmailDomainStatus, EmailRecord } from './email-domain.schema.ts'

/** What is said of e-mail domains (spec 2 §5, §8). */
export const emailWords = {
  shape: 'Please enter a domain such as example.com.',
  own: tabWords.own,
  mailbox: 'Nobody can add records to this domain. Please enter one that you own.',
  hint: 'A root domain, such as example.com.',
  added: 'Domain added successfully! Please add the DNS records.',
  addFailed: 'Failed to add domain',
  addFailedBare: 'Failed to add domain. Please try again.',
  pending: 'Domain verification pending..',
  verifyFailed: 'Failed to verify domain. Please try again.',
  verified: 'Domain verification successful..',
  deleted: 'Domain deleted successfully..',
  deleteFailed: 'Failed to delete domain. Please try again.',
} as const

/** Longest domain, in characters: the names of its records are longer, and 253 is the most a name may have. */
export const longestEmailDomain = 200

/** Seconds a domain may be without its records: then it has failed (spec 1 §8 gives changes 24-48 hours). */
export const emailDomainWaitSeconds = 72 * 60 * 60

/** Days a domain stands that nobody verifies, counted from the day it was added, or was verified no longer. */
export const emailDomainUnverifiedDays = 14
/** Days after which its owner is told that it ends. */
export const emailDomainToldDays = 11

/** A domain as it is kept: lower case, without spaces and the dot at its end, in punycode; null for what is none. */
export function parseEmailDomain(typed: string): string | null {
  const text = typed.replace(/\s+/g, '').toLowerCase().replace(/\.$/, '')
  if (text === '' || /[^\p{L}\p{M}\p{N}.-]/u.test(text) || !URL.canParse(`http://${text}`)) return null
  const { hostname } = new URL(`http://${text}`)
  return hostname.length <= longestEmailDomain && isTabHost(hostname) ? hostname : null
}

/** Domains at which people have mailboxes: nobody who sends from one looks after its records. */
const mailboxes =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|mac|mail|gmx|proton|protonmail|zoho|yandex|fastmail|hey|tutanota|qq|163|126)\.com|(?:gmx|web|t-online|freenet|posteo|mailbox)\.(?:de|net|org|at|ch)|(?:proton|pm)\.me|(?:orange|free|laposte|sfr|wanadoo)\.(?:fr|net)|(?:hotmail|live|outlook|yahoo)\.(?:co\.uk|com?\.\w\w|\w\w)|(?:libero|virgilio|alice|tin)\.it|(?:wp|o2|onet|interia)\.pl|(?:seznam|centrum)\.cz|mail\.ru)$/

/** What is wrong with a domain; undefined when nothing is. `own` are the product's hosts. */
export function emailDomainProblem(typed: string, own: readonly string[]): string | undefined {
  const domain = parseEmailDomain(typed)
  if (domain === null) return emailWords.shape
  if (mailboxes.test(domain)) return emailWords.mailbox
  const mixed = mixedLabel(domain)
  if (mixed !== undefined) return mixesScripts(mixed)
  // Whoever sends for a domain above ours sends for ours, too.
  const isOurs = isOwnHost(domain, own) || own.some((each) => isOwnHost(each, [domain]))
  return isOurs ? emailWords.own : undefined
}

/** The same, as an answer. */
export function refuseEmailDomain(typed: string, own: readonly string[]): Refusal | undefined {
  const domain = emailDomainProblem(typed, own)
  return domain === undefined ? undefined : invalidFields({ domain })
}

/** The agency has it already, verified or not (spec 2 §5). */
export const emailDomainAdded: Refusal = {
  status: 409,
  code: 'domain_added',
  message: 'This domain is already added.',
}

/** Another agency, of either region, has verified it; one that only added it keeps nobody from it. */
export const emailDomainTaken: Refusal = {
  status: 409,
  code: 'domain_taken',
  message: 'This domain already exists on another account.',
}

/** An agency sends from one domain. */
export function refuseSecondDomain(kept: string, wanted: string): Refusal {
  if (kept === wanted) return emailDomainAdded
  return { status: 409, code: 'domain_limit', message: `Delete ${kept} first: mails go from one domain.` }
}

/** Whether somebody has to look again and again (spec 2 §4). */
export function isWatched(status: EmailDomainStatus, id: string): boolean {
  return id !== '' && status !== 'verified' && status !== 'not_started'
}

/** Whether the records are looked for: a domain that nobody asked to verify is left alone. */
export function isLookedFor(status: EmailDomainStatus): boolean {
  return status !== 'not_started'
}

/** The records worth adding: a mail server that only its own computer reaches is not put into anybody's domain. */
export function listedEmailRecords(records: readonly EmailRecord[]): EmailRecord[] {
  return records.filter(({ type, value }) => (type === 'MX' ? !isHome(value) : !allowsHome(value)))
}

/** Whether an SPF record, or its mechanisms, allow each computer itself. */
export function allowsHome(spf: string): boolean {
  return /(?:^|\s)(?:ip4:127\.0\.0\.1|ip6:::1|a:localhost)(?:\s|$)/.test(spf)
}

/** What whoever runs the server sets, so that agencies' mails come from it and back to it. */
export const emailSettings = ['SMTP_URL', 'MAIL_BOUNCE_HOST', 'MAIL_SPF'] as const
