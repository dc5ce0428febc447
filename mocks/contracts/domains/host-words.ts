import type { DomainTrouble } from './domain.schema.ts'

/** What is said of hosts an agency asks for (spec 2 §5, §8); without a library, for every screen. */
export const hostWords = {
  subdomain: 'Please enter a subdomain.',
  subdomainShape:
    'Please use small letters, numbers and hyphens, up to 63 of them, with no hyphen at the start or end.',
  reserved: 'This name is reserved.',
  subdomainTaken: 'This domain already exists. Please try another one.',
  custom: 'Please enter a custom domain',
  customTaken: 'This domain already exists on another account.',
  alone: 'Please enter the domain alone, without https://, a port or a path.',
  shape: 'Please enter a domain such as app.example.com.',
  address: 'Please enter a domain, not an IP address.',
  long: 'A domain has at most 253 characters.',
  underscore: 'A domain has no underscores.',
  own: 'This domain belongs to the product itself.',
  suffix: 'Nobody can own this ending alone. Please enter a domain below it.',
  other: 'There is another domain already. Please delete it first.',
} as const

/** Two parts are a root domain: what stands before it is missing (spec 2 §5). */
export const needsSubdomain = (host: string) => `Please input a subdomain: "${host}"`

/** A part of a domain that passes for another: its letters only look like those of one script. */
export const mixesScripts = (label: string) =>
  `"${label}" mixes letters of different scripts. Please type it in one.`

/** What comes of itself; `wait` is the time until the next try in words, null for unknown. */
export const triesAgain = (wait: string | null) =>
  wait === null ? 'We try again by ourselves.' : `We try again by ourselves in ${wait}.`

/** Why a certificate does not come, or is not renewed; `wait` as above. */
export function troubleWords(kind: DomainTrouble['kind'], wait: string | null): string {
  const why = {
    limited: 'The issuer allows no more certificates for now.',
    trials: 'Free trials share a few new certificates, and all of them were ordered.',
    failing: 'The issuer did not give a certificate.',
  }[kind]
  return `${why} ${triesAgain(wait)}`
}

/** What is said of a certificate that is not renewed: until when it lasts, and how long that is, in words. */
export const renewalWords = {
  title: 'Its certificate is not renewed',
  lasts: (when: string, left: string) =>
    `The certificate that is there lasts until ${when}, for ${left} more. Then browsers no longer open this domain.`,
} as const

/** What is said while a domain comes (spec 1 §4, §8). */
export const domainWords = {
  notVerified: 'Domain not verified.',
  patience: 'DNS changes may take 24-48 hours.',
  noAddress: 'This server has no public address yet, so waiting does not help.',
  certificate: 'generating SSL certificate',
  live: 'Domain is live!',
  removed: 'The domain is removed.',
  notRemoved: 'Error canceling domain',
  noSubdomain: 'Failed to set up subdomain. Please try again.',
  noCustom: 'Failed to set up custom domain. Please try again.',
  sent: 'DNS instructions sent successfully!',
  notSent: 'Failed to send email. Please try again.',
  mailError: 'An error occurred while sending the email.',
  recipient: 'Please enter a valid recipient email.',
  recipientShape: 'Please enter a valid email address',
} as const

/** Days a domain that was verified and is no longer set up right stays the agency's. */
export const failingDays = 7
/** Days a claim stands that nobody verifies. */
export const unverifiedDays = 14
