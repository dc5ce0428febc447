import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import type { TlsOptions } from 'node:tls'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { nextRequestId } from './request-id.ts'
import { apiHeaders } from './security-headers.ts'
import { type ReaderLimits, serveReaders } from './slow-readers.ts'

/** How long a client may take, in milliseconds (threats F11). */
export interface ServerTimeouts extends ReaderLimits {
  /** @default 10000 */
  headers: number
  /** For the whole request. @default 15000 */
  request: number
  /** An idle connection is kept. @default 5000 */
  keepAlive: number
  /** How often clients are looked at. @default 500 */
  check: number
}

const defaultTimeouts: ServerTimeouts = {
  headers: 10_000,
  request: 15_000,
  keepAlive: 5_000,
  check: 500,
  stall: 15_000,
  rate: 4_096,
  patience: 20_000,
  backlog: 32 * 1024 * 1024,
  grace: 1_000,
}

/**
 * An HTTP server whose slow clients are cut, and whose refusals below HTTP carry the one error body too. With `tls` it
 * ends TLS itself; a handshake that fails is answered with nothing.
 */
export function createHttpServer(
  listener: RequestListener,
  timeouts: Partial<ServerTimeouts> = {},
  tls?: TlsOptions,
): Server {
  const { headers, request, keepAlive, check, ...reading } = { ...defaultTimeouts, ...timeouts }
  const pace = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  }
  const server = tls ? createSecureServer({ ...tls, ...pace }) : createServer(pace)
  if (tls) {
    server.removeAllListeners('tlsClientError')
    server.on('tlsClientError', (_error: Error, socket: Duplex) => socket.destroy())
  }
  server.on('clientError', refuseConnection)
  serveReaders(server, listener, reading, check)
  return server
}

/** Lets running requests finish, up to `graceMs`, and takes no new ones; answers ask clients to leave. */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    // A kept-alive connection would be cut in the middle of its next request.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** A request no handler will see: its headers or its pace are wrong. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  const running = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage
  if (error.code === 'ECONNRESET' || !socket.writable || running?.headersSent) {
    socket.destroy(error)
    return
  }
  const status = statusOf(error.code)
  const requestId = nextRequestId()
  const body = JSON.stringify({ ...defaultErrors[status], requestId })
  const headers = [
    ...apiHeaders(false),
    ...['X-Request-Id', requestId, 'Connection', 'close'],
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
  ]
  const lines = headers.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`))
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
