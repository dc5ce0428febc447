import type { GuardedResponse } from '#api/net/guarded-fetch.ts'
import { GuardedFetchError } from '#api/net/guarded-fetch-error.ts'
import { SiteReadError, toSiteReadError } from '../site-read-error.ts'
import type { SiteClient } from './site-client.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
/** Failures that may mean "no TLS here", after which plain http is worth a try. */
const NO_TLS = new Set(['network', 'timeout'])

/** Fetches the home page of what a person typed: with no scheme, https first, then http. */
export async function openHome(website: string, client: SiteClient): Promise<GuardedResponse> {
  const typed = website.trim()
  const urls = SCHEME.test(typed) ? [typed] : [`https://${typed}`, `http://${typed}`]
  for (const [index, url] of urls.entries()) {
    try {
      return await client.home(url)
    } catch (error) {
      if (!(error instanceof GuardedFetchError)) throw error
      if (index === urls.length - 1 || !NO_TLS.has(error.reason)) throw toSiteReadError(error, typed)
    }
  }
  throw new SiteReadError('bad-address')
}
