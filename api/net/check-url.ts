import { GuardedFetchError } from './guarded-fetch-error.ts'

const SCHEME_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
const MAX_URL_LENGTH = 2_048

/** A URL that may be requested as far as its text tells; its addresses are judged later. */
export interface CheckedUrl {
  url: URL
  port: number
  /** Its exact `host:port` is on the allow list. */
  trusted: boolean
}

/**
 * Parses by the WHATWG rules, which also turn `0x7f.1`, `①②⑦.1` and `127.1` into the address they
 * mean, and refuses other schemes, credentials and ports.
 * @param allow exact `host:port` pairs freed from the port and address checks
 */
export function checkUrl(
  input: string | URL,
  ports: readonly number[],
  allow: readonly string[],
): CheckedUrl {
  const url = parseUrl(String(input))
  const defaultPort = SCHEME_PORTS[url.protocol]
  if (defaultPort === undefined || url.username || url.password || !url.hostname) {
    throw new GuardedFetchError('bad-url')
  }
  const port = url.port === '' ? defaultPort : Number(url.port)
  const trusted = allow.includes(`${url.hostname}:${port}`)
  if (!trusted && !ports.includes(port)) throw new GuardedFetchError('blocked-address')
  url.hash = ''
  return { url, port, trusted }
}

function parseUrl(text: string): URL {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) throw new GuardedFetchError('bad-url')
  return new URL(text)
}
