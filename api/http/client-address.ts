import type { IncomingMessage } from 'node:http'

/** The caller's address: the socket's, or as many X-Forwarded-For hops back as proxies are configured. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return socket
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-trustProxy) ?? socket
}

/** Host name the browser asked for, lower-cased; from X-Forwarded-Host only behind configured proxies. */
export function requestHost(request: IncomingMessage, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined
  return String(forwarded ?? request.headers.host ?? '').toLowerCase()
}

/**
 * Whether a person at this machine asks: over loopback, by a loopback name, and with no proxy between. A proxy on
 * this machine makes every peer look local, and a foreign name that resolves to it makes every page look like ours.
 */
export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? ''
  if (address !== '::1' && !/^(::ffff:)?127\./.test(address)) return false
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) return false
  return !Object.keys(request.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
}
