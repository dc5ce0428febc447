import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { untilAborted } from '../shared/until-aborted.ts'
import { checkUrl } from './check-url.ts'
import { GuardedFetchError } from './guarded-fetch-error.ts'
import { sendPinned } from './pinned-request.ts'
import { ACCEPT_ENCODING, readBody } from './read-body.ts'
import { type ResolveOptions, resolveHost } from './resolve-host.ts'

const MEGABYTE = 1024 * 1024
const USER_AGENT = 'VoiceGlowBot/1.0'
const REDIRECTS = [301, 302, 303, 307, 308]

/** What one guarded client may do; the defaults are the product's limits. */
export interface GuardedFetchSettings extends ResolveOptions {
  /** Exact `host:port` pairs freed from the address and port checks, for tests. @default [] */
  allow?: readonly string[]
  /** @default [80, 443] */
  ports?: readonly number[]
  /** Milliseconds until a socket must stand. @default 2000 */
  connectTimeoutMs?: number
  /** Milliseconds for everything: names, redirects and body. @default 10000 */
  totalTimeoutMs?: number
  /** Bytes of the body after decompression. @default 5 MB */
  maxBytes?: number
  /** @default 3 */
  maxRedirects?: number
}

/** What one call asks for. */
export interface GuardedRequest {
  /** @default 'GET'; only GET follows redirects */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent to the first origin only, never along a redirect to another. */
  headers?: Record<string, string>
  body?: string | Buffer
  /** Media types that may be read; an entry ending in `/` admits a whole family. @default any */
  accept?: readonly string[]
  /** Origin that redirects may not leave. @default redirects may go to any public origin */
  stayOn?: string
  /** Reads an answer of any status. @default false, only a 2xx is one */
  anyStatus?: boolean
  /** Lowers the client's cap for this call, in bytes. */
  maxBytes?: number
  /** Told of each piece of the body as it arrives, in bytes after decompression. */
  onBytes?: (count: number) => void
  signal?: AbortSignal
}

/** An answer, read to its end. */
export interface GuardedResponse {
  /** Where the answer came from, after redirects. */
  url: string
  status: number
  headers: IncomingHttpHeaders
  /** Media type in lower case without parameters; empty when none was sent. */
  contentType: string
  body: Buffer
}

/** Fetches a URL someone else chose. Fails closed with a `GuardedFetchError`, or the signal's reason. */
export type GuardedFetch = (url: string | URL, request?: GuardedRequest) => Promise<GuardedResponse>

/**
 * Makes a client that can be pointed at any URL without reaching a private host: each hop is parsed,
 * resolved, checked and then connected to exactly the checked addresses.
 */
export function createGuardedFetch(settings: GuardedFetchSettings = {}): GuardedFetch {
  const { totalTimeoutMs = 10_000, maxBytes = 5 * MEGABYTE } = settings
  return async (target, request = {}) => {
    request.signal?.throwIfAborted()
    const stop = new AbortController()
    const forward = () => stop.abort(request.signal?.reason)
    const timer = setTimeout(() => stop.abort(new GuardedFetchError('timeout')), totalTimeoutMs)
    request.signal?.addEventListener('abort', forward, { once: true })
    try {
      const cap = Math.min(maxBytes, request.maxBytes ?? maxBytes)
      return await untilAborted(
        follow(target, { ...request, maxBytes: cap }, settings, stop.signal),
        stop.signal,
      )
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason
      // What is under way ends here; after an answer there is nothing, and ending it would cost an error with its stack.
      stop.abort()
      throw error instanceof GuardedFetchError ? error : new GuardedFetchError('network')
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', forward)
    }
  }
}

async function follow(
  target: string | URL,
  request: GuardedRequest & { maxBytes: number },
  settings: GuardedFetchSettings,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const { ports = [80, 443], allow = [], maxRedirects = 3, connectTimeoutMs = 2_000 } = settings
  const { method = 'GET', accept = [], stayOn } = request
  let next = checkUrl(target, ports, allow)
  const { origin: firstOrigin } = next.url
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const { url, trusted } = next
    if (stayOn !== undefined && url.origin !== stayOn) throw new GuardedFetchError('left-origin')
    const addresses = await resolveHost(url, trusted, settings)
    signal.throwIfAborted()
    const headers = {
      'user-agent': USER_AGENT,
      accept: accept.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ') || '*/*',
      'accept-encoding': ACCEPT_ENCODING,
      ...(url.origin === firstOrigin ? request.headers : {}),
    }
    const { body } = request
    const response = await sendPinned({ url, addresses, method, headers, body, connectTimeoutMs, signal })
    const location = method === 'GET' ? redirectTarget(response, url) : undefined
    if (location === undefined) return await accepted(response, url, request)
    response.destroy()
    next = checkUrl(location, ports, allow)
  }
  throw new GuardedFetchError('too-many-redirects')
}

function redirectTarget(response: IncomingMessage, from: URL): string | undefined {
  const { location: raw } = response.headers
  if (!REDIRECTS.includes(response.statusCode ?? 0) || raw === undefined) return undefined
  const location = Buffer.from(raw, 'latin1').toString('utf8') // node reads header bytes as Latin-1
  if (!URL.canParse(location, from)) throw new GuardedFetchError('bad-url')
  return new URL(location, from).href
}

async function accepted(
  response: IncomingMessage,
  url: URL,
  { accept = [], anyStatus = false, maxBytes, onBytes }: GuardedRequest & { maxBytes: number },
): Promise<GuardedResponse> {
  const { statusCode: status = 0, headers } = response
  const contentType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const wanted = accept.length === 0 || accept.some((type) => matchesType(contentType, type))
  try {
    if (!anyStatus && (status < 200 || status > 299)) throw new GuardedFetchError('status', { status })
    if (!wanted) throw new GuardedFetchError('bad-type', { contentType })
    return { url: url.href, status, headers, contentType, body: await readBody(response, maxBytes, onBytes) }
  } finally {
    response.destroy()
  }
}

function matchesType(contentType: string, wanted: string): boolean {
  return wanted.endsWith('/') ? contentType.startsWith(wanted) : contentType === wanted
}
