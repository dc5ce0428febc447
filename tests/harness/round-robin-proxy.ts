import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenLocally } from './listen-locally.ts'

/** One address in front of several servers. */
export interface RoundRobinProxy {
  url: string
  /** Addresses of the servers; changed while it runs. */
  targets: string[]
  /** How many calls each server has answered, by its address. */
  answered: Map<string, number>
  stop(): Promise<void>
}

/**
 * Gives calls to the servers in turn, as a reverse proxy does: streams both ways, says who called
 * (`X-Forwarded-For`, or what a test puts into `X-From`), and goes to the next server when one cannot be reached.
 */
export async function startRoundRobinProxy(targets: string[]): Promise<RoundRobinProxy> {
  let turn = 0
  const answered = new Map<string, number>()

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, tries: number): void {
    const target = targets[turn % targets.length] ?? ''
    turn += 1
    const { 'x-from': address, ...headers } = from.headers
    const onward = request(
      `${target}${from.url}`,
      {
        method: from.method,
        // A connection that is kept may be closed by the server just as the next call is sent on it.
        agent: false,
        headers: { ...headers, 'x-forwarded-for': String(address ?? from.socket.remoteAddress) },
      },
      (answer) => {
        answered.set(target, (answered.get(target) ?? 0) + 1)
        to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.on('error', () => to.destroy())
        answer.pipe(to)
      },
    )
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (to.headersSent) to.destroy()
      // Nothing was sent, or nothing can happen twice.
      else if (tries > 1 && (error.code === 'ECONNREFUSED' || from.method === 'GET'))
        pass(from, to, body, tries - 1)
      else to.writeHead(502).end()
    })
    onward.end(body)
  }

  const server = createServer((from, to) => {
    const parts: Buffer[] = []
    from.on('data', (part: Buffer) => parts.push(part))
    from.on('end', () => pass(from, to, Buffer.concat(parts), targets.length))
    from.on('error', () => to.destroy())
  })
  const { url, stop } = await listenLocally(server)
  return {
    url,
    targets,
    answered,
    stop,
  }
}
