import type { IncomingMessage } from 'node:http'

/**
 * Whether a cookie-carrying call comes from our own pages. Browsers of today say so in `Sec-Fetch-Site`;
 * older ones in `Origin`. A call without either is no browser's and carries no ambient cookie.
 */
export function isSameOrigin(request: IncomingMessage, host: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
