import type { RequestListener, Server } from 'node:http'
import type { SecureContext, TlsOptions } from 'node:tls'
import type { Deps } from '../deps.ts'
import { createHttpServer, stopServer } from '../http/http-server.ts'
import { listenAt } from '../listen.ts'
import { answerAlpnChallenges } from './alpn-challenges.ts'
import { type Certificates, createCertificates } from './certificates.ts'
import { createChallengeRepository } from './challenge.repository.ts'
import { createHttpEdge } from './http-edge.ts'
import { certifiableHost, createServedHosts } from './served-hosts.ts'

/** The ports this server ends TLS on. */
export interface Edge {
  stop(graceMs: number): Promise<void>
}

/** A handshake may wait for the host's first certificate. */
const handshakeMs = 25_000

/**
 * Ends TLS where that is configured: answers there with the same pages as on the plain port, and on port 80 where that is ours. Certificates
 * are ordered by the rounds, and for a host that has none yet when it is first opened.
 */
export async function startEdge(
  deps: Pick<Deps, 'stores' | 'now' | 'log' | 'config'>,
  listener: RequestListener,
  certificates: Certificates = createCertificates(deps),
): Promise<Edge | null> {
  const { tls, publicPort } = deps.config.edge
  if (!tls) return null
  const served = createServedHosts(deps)
  const challenges = createChallengeRepository(deps.stores, deps.now)
  const secure = createHttpServer(listener, {}, tlsOptions(deps, certificates))
  const servers: Server[] = [secure]
  if (tls.httpPort === null) answerAlpnChallenges(secure, challenges, deps.log)
  else {
    const plain = createHttpServer(createHttpEdge({ challenges, served, publicPort, log: deps.log }))
    servers.push(plain)
    await listenAt(plain, tls.bind, tls.httpPort, { port: 'EDGE_HTTP_PORT', host: 'EDGE_BIND' })
  }
  await listenAt(secure, tls.bind, tls.port, { port: 'EDGE_TLS_PORT', host: 'EDGE_BIND' })
  return {
    async stop(graceMs) {
      await Promise.all(servers.map((server) => stopServer(server, graceMs)))
    },
  }
}

function tlsOptions({ log }: Pick<Deps, 'log'>, certificates: Certificates): TlsOptions {
  return {
    minVersion: 'TLSv1.2',
    handshakeTimeout: handshakeMs,
    SNICallback(name, answer: (error: Error | null, context?: SecureContext) => void) {
      const host = certifiableHost(name)
      const found = host ? certificates.contextOf(host) : Promise.resolve(null)
      found.then(
        (context) => (context ? answer(null, context) : answer(new Error('This host is not served here.'))),
        (err: Error) => {
          log.warn({ err, host }, 'edge.handshake.failed')
          answer(err)
        },
      )
    },
  }
}
