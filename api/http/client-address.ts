import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/** The caller's address: the socket's, or as many X-Forwarded-For hops back as proxies are configured. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return socket
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return withoutPort(forwarded.at(-trustProxy) ?? socket)
}

/** An address without the port some proxies write behind it, which is another for every connection. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
}

/** Host name the browser asked for, lower-cased; from X-Forwarded-Host only behind configured proxies. */
export function requestHost(request: IncomingMessage, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? request.headers['x-forwarded-host'] : undefined
  return String(forwarded ?? request.headers.host ?? '').toLowerCase()
}

/** The origin of a host we know, under the scheme the caller came by. */
export function originOf(
  request: IncomingMessage,
  host: string,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): string {
  return `${isSecure(request, config) ? 'https' : 'http'}://${host}`
}

/** Whether the caller came by https, as far as the configured proxies are believed. */
export function isSecure(
  request: IncomingMessage,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): boolean {
  const forwarded = trustProxy > 0 ? request.headers['x-forwarded-proto'] : undefined
  return 'encrypted' in request.socket || forwarded === 'https' || (publicUrl?.startsWith('https:') ?? false)
}

/** What proxies add to a request, as far as anybody knows. */
const proxyHeader =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|true-client-ip|cf-.*|cdn-.*|fastly-.*|x-amz-cf-.*|x-amzn-.*|x-azure-.*|x-envoy-.*)$/

/**
 * Whether a request seems to come from this machine: over loopback, by a loopback name, and with no trace of a proxy.
 * One that leaves no trace cannot be told from a person here.
 */
export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? ''
  if (address !== '::1' && !/^(::ffff:)?127\./.test(address)) return false
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) return false
  return !Object.keys(request.headers).some((name) => proxyHeader.test(name))
}
