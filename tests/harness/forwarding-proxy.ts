import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { listenLocally } from './listen-locally.ts'

/** What ends TLS for hosts of others and fetches their pages from one of ours. */
export interface ForwardingProxy {
  url: string
  stop(): Promise<void>
}

/**
 * Passes every request on to `target` under the name `host`, as a rewrite to an external address does: whichever host,
 * scheme and address the visitor came by stand in X-Forwarded-*, in place of what the visitor wrote there himself; `adds`
 * are the headers its rules add. Paths below /.well-known stay with it.
 */
export async function startForwardingProxy(
  target: string,
  host: string,
  adds: Record<string, string> = {},
): Promise<ForwardingProxy> {
  const server = createServer((from, to) => {
    if (from.url?.startsWith('/.well-known/')) return void to.writeHead(404).end()
    const headers: IncomingHttpHeaders = {
      ...from.headers,
      host,
      'x-forwarded-host': from.headers.host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
      ...adds,
    }
    const onward = request(
      `${target}${from.url}`,
      { method: from.method, headers, agent: false },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.on('error', () => to.destroy())
        answer.pipe(to)
      },
    )
    onward.on('error', () => (to.headersSent ? to.destroy() : to.writeHead(502).end()))
    from.pipe(onward)
  })
  return listenLocally(server)
}
