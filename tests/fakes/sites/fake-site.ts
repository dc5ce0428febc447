import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running site on loopback. */
export interface FakeSite {
  /** Home page, such as `http://127.0.0.1:40123/`. */
  url: string
  /** Its `host:port`, as an allow list names it. */
  host: string
  port: number
  /** Every request so far, such as `GET /about.html`. */
  calls: string[]
  stop(): Promise<void>
}

/** Where a fake listens. */
export interface FakeSiteOptions {
  /** @default 0, any free port */
  port?: number
  /** @default '127.0.0.1' */
  address?: string
}

/** Starts a site that answers by `handler` and remembers what it was asked. */
export async function startSite(handler: RequestListener, options: FakeSiteOptions = {}): Promise<FakeSite> {
  const { port = 0, address = '127.0.0.1' } = options
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.on('error', () => {}) // A reader that gives up mid-answer is what these sites are for.
    handler(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  const host = `${address}:${bound}`
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://${host}/`, host, port: bound, calls, stop }
}
