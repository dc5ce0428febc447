import type { IncomingMessage } from 'node:http'
import type { Deps } from '../deps.ts'

/**
 * Looks whether requests come through a proxy nobody told the server of: then all visitors have the proxy's address, and
 * share its limits. Said once in the log, and from then on by `/health`. A server that ends TLS itself has none in front.
 */
export function createProxyWatch({ config, condition, log }: Pick<Deps, 'config' | 'condition' | 'log'>) {
  const isWatched = config.trustProxy === 0 && config.edge.tls === null

  return function watchForProxy({ headers }: Pick<IncomingMessage, 'headers'>): void {
    if (!isWatched || headers['x-forwarded-for'] === undefined || condition.warnings.has('TRUST_PROXY'))
      return
    condition.warnings.add('TRUST_PROXY')
    log.warn(
      'A request came with X-Forwarded-For while TRUST_PROXY is not set. If a proxy is in front, all visitors count as one and share one limit: set TRUST_PROXY to the number of proxies.',
    )
  }
}
