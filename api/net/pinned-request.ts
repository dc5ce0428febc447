import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { GuardedFetchError } from './guarded-fetch-error.ts'
import type { HostAddress } from './resolve-host.ts'

/** One request to one already checked host. */
export interface PinnedRequest {
  url: URL
  /** The only addresses the socket may connect to. */
  addresses: HostAddress[]
  method: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Milliseconds until the socket, TLS included, must stand. */
  connectTimeoutMs: number
  signal: AbortSignal
}

/**
 * Sends a request over a fresh socket to the checked addresses. The name is not resolved again, so a
 * name that rebinds after the check changes nothing; Host and SNI still carry the name.
 */
export function sendPinned(options: PinnedRequest): Promise<IncomingMessage> {
  const { url, addresses, method, headers, body, connectTimeoutMs, signal } = options
  const secure = url.protocol === 'https:'
  const init: RequestOptions = { method, headers, signal, agent: false, lookup: pinnedLookup(addresses) }
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(url, init, (response) => {
      response.on('error', () => {}) // Whoever reads the body sees it; an unread one must not end the process.
      resolve(response)
    })
    const timer = setTimeout(() => request.destroy(new GuardedFetchError('timeout')), connectTimeoutMs)
    const stopTimer = () => clearTimeout(timer)
    request.on('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', stopTimer))
    request.on('close', stopTimer)
    request.on('error', (error) =>
      reject(error instanceof GuardedFetchError ? error : new GuardedFetchError('network')),
    )
    request.end(body)
  })
}

/** Answers node's lookup in both of its shapes (all addresses, or one) from the checked list. */
function pinnedLookup(addresses: HostAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, addresses[0]!.address, addresses[0]!.family)
  }
}
