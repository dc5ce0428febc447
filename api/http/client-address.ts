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

/** Whether the peer is this machine itself. */
export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? ''
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}
