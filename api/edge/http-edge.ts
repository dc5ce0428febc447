import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { splitUrl } from '../http/split-url.ts'
import type { ChallengeRepository } from './challenge.repository.ts'
import { certifiableHost, type ServedHosts } from './served-hosts.ts'

const challengePath = '/.well-known/acme-challenge/'

interface HttpEdge {
  challenges: ChallengeRepository
  served: ServedHosts
  /** Port of the addresses people are sent to. */
  publicPort: number
  log: Logger
}

/** Answers plain HTTP: an issuer's challenges of the host that is asked, and the way to https of hosts served here. */
export function createHttpEdge({ challenges, served, publicPort, log }: HttpEdge): RequestListener {
  const port = publicPort === 443 ? '' : `:${publicPort}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = certifiableHost(request.headers.host ?? '')
    const { pathname } = splitUrl(request.url)
    if (!host) return end(response, 421, 'Misdirected request')
    if (pathname.startsWith(challengePath)) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const proof = isRead ? await challenges.answer(pathname.slice(challengePath.length), host) : null
      return proof ? end(response, 200, proof) : end(response, 404, 'Not found')
    }
    if (!(await served.find(host))) return end(response, 421, 'Misdirected request')
    const path = request.url?.startsWith('/') ? request.url : '/'
    response.setHeader('Location', `https://${host}${port}${path}`)
    end(response, 308, 'This page is served over https.')
  }

  return (request, response) => {
    // Whatever is sent along is for nobody here.
    request.resume()
    answer(request, response).catch((err: unknown) => {
      log.error({ err }, 'edge.http.failed')
      if (!response.headersSent) end(response, 503, 'Unavailable')
    })
  }
}

function end(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}
