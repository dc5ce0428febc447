import type { Logger } from 'pino'
import type { HostTarget } from '#mocks/contracts/domains/host-records.ts'
import type { Certificates } from '../../edge/certificates.ts'
import type { Hosting } from './hosting.ts'

interface EdgeHostingOptions {
  target: HostTarget
  /** Port of https that people reach. */
  publicPort: number
  /** Where this server ends TLS; null where a proxy in front makes a certificate when a host is first opened. */
  certificates: Pick<Certificates, 'stateOf' | 'troubleOf' | 'want' | 'forget'> | null
  /** Names of who gives them; none behind a proxy, which has an issuer of its own choice. */
  issuers: Hosting['issuers']
  /** The page of a host that this computer alone opens, which has no certificate. */
  localUrl: Hosting['url']
  log: Logger
}

/** Our own edge: this server, on the internet, with certificates of its own or behind a proxy that asks it. */
export function edgeHosting({
  target,
  publicPort,
  certificates,
  issuers,
  localUrl,
  log,
}: EdgeHostingOptions): Hosting {
  const port = publicPort === 443 ? '' : `:${publicPort}`

  return {
    kind: 'edge',
    isByProxy: certificates === null,
    target,
    url: (host) => (!certificates && host.endsWith('.localhost') ? localUrl(host) : `https://${host}${port}`),
    // Nothing is ordered for a host before it is proven.
    add: async () => [],
    async status(host) {
      if (!certificates || (await certificates.stateOf(host)) === 'live') return 'live'
      certificates.want(host).catch((err: unknown) => log.warn({ err, host }, 'edge.order.not_begun'))
      return 'certificate'
    },
    trouble: async (host) => (await certificates?.troubleOf(host)) ?? null,
    issuers,
    remove: async (host) => certificates?.forget(host),
  }
}
