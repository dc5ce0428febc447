import { isIP } from 'node:net'
import type { GuardedFetchError } from '#api/net/guarded-fetch-error.ts'
import { pageFailures } from '#mocks/contracts/knowledge/page-failures.ts'
import { siteUnreachable } from '#mocks/contracts/onboarding/onboarding.refusals.ts'

/** Why a website could not be read, in words a person can act on. */
const MESSAGES = {
  'bad-address': 'This does not look like a website address.',
  'not-allowed': 'This address does not belong to a public website.',
  unreachable: siteUnreachable,
  timeout: 'The website took too long to answer.',
  'too-many-redirects': 'The website keeps redirecting without showing a page.',
  'not-found': 'The website has no page at this address (404).',
  'error-status': 'The website answered with an error.',
  'not-a-web-page': 'The address leads to a file, not to a web page.',
  'too-large': 'The home page is too large to read.',
  'too-complex': 'The home page is built in a way that takes too long to read.',
  busy: 'Many websites are being read right now. Please try again in a minute.',
  'nothing-readable': 'The website shows neither text nor colours that could be read.',
  ...pageFailures,
} as const

/** Stable code of a failed read. */
export type SiteReadReason = keyof typeof MESSAGES

/** A website that could not be read; `message` is shown to people and names no address. */
export class SiteReadError extends Error {
  override name = 'SiteReadError'
  readonly reason: SiteReadReason

  constructor(reason: SiteReadReason, message: string = MESSAGES[reason]) {
    super(message)
    this.reason = reason
  }
}

/**
 * Puts the failure of the home page's fetch into plain words. That an address is a private one is said only where its
 * own digits say so: of a name, that would tell strangers which names a private network has.
 */
export function toSiteReadError(error: GuardedFetchError, typed: string): SiteReadError {
  switch (error.reason) {
    case 'bad-url':
      return new SiteReadError('bad-address')
    case 'blocked-address':
    case 'left-origin':
      return new SiteReadError(tellsItsAddress(typed) ? 'not-allowed' : 'unreachable')
    case 'status':
      return error.status === 404 || error.status === 410
        ? new SiteReadError('not-found')
        : new SiteReadError('error-status', `The website answered with an error (${error.status}).`)
    case 'bad-type':
      return error.contentType === 'application/pdf'
        ? new SiteReadError('not-a-web-page', 'The address leads to a PDF document, not to a web page.')
        : new SiteReadError('not-a-web-page')
    case 'too-large':
    case 'too-many-redirects':
    case 'timeout':
      return new SiteReadError(error.reason)
    case 'dns':
    case 'network':
      return new SiteReadError('unreachable')
  }
}

/** The same of a page that is read on its own. */
export function toPageReadError(error: GuardedFetchError, typed: string): SiteReadError {
  return error.reason === 'too-large' ? new SiteReadError('page-too-large') : toSiteReadError(error, typed)
}

/** Whether what was typed is an address in digits, or one of this machine's own names. */
function tellsItsAddress(typed: string): boolean {
  const text = typed.includes('://') ? typed : `http://${typed}`
  const host = URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : ''
  return isIP(host) !== 0 || /(?:^|\.)localhost\.?$/.test(host)
}
