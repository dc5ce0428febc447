import { isIPv4 } from 'node:net'
import type { HostTarget } from '#mocks/contracts/domains/host-records.ts'
import { unusable } from '../config-error.ts'

/** Where certificates come from unless `ACME_DIRECTORY` names another issuer. */
export const letsEncrypt = 'https://acme-v02.api.letsencrypt.org/directory'

/** How agencies' hosts reach this server, and where their TLS ends. */
export interface EdgeConfig {
  /** Where the records of agencies' domains lead; null where nothing of the edge is configured. */
  target: HostTarget | null
  /** Port in links to https: 443 unless `PUBLIC_URL` names another. */
  publicPort: number
  /** Lets a proxy on another machine ask which hosts may have certificates; null lets this machine alone. */
  askSecret: string | null
  /** Set where this server ends TLS itself. */
  tls: TlsEdgeConfig | null
}

/** How this server ends TLS, and where it gets its certificates. */
export interface TlsEdgeConfig {
  port: number
  /**
   * Answers the issuer's HTTP-01 challenges and sends everybody else to https; the issuer calls its port 80. Null where
   * that port is not ours: hosts are then proven by TLS-ALPN-01, and the issuer calls port 443.
   */
  httpPort: number | null
  /** Address of this machine to listen on; null listens on all. */
  bind: string | null
  /** The issuer's ACME directory. */
  directory: string
  /** Given to the issuer, and told of certificates that are not renewed; null tells nobody of the product's own. */
  email: string | null
}

interface EdgeEnvironment {
  EDGE_TLS_PORT?: string
  EDGE_HTTP_PORT?: string
  EDGE_BIND?: string
  EDGE_HOST?: string
  EDGE_ADDRESS?: string
  EDGE_ASK_SECRET?: string
  ACME_DIRECTORY?: string
  ACME_EMAIL?: string
  PUBLIC_URL?: string
  TRUST_PROXY?: string
}

/** Reads what concerns the edge. It is configured whole or not at all. */
export function readEdge(e: EdgeEnvironment): EdgeConfig {
  return {
    target: readTarget(e),
    publicPort: publicPortOf(e.PUBLIC_URL),
    askSecret: e.EDGE_ASK_SECRET ?? null,
    tls: readTls(e),
  }
}

function readTarget(e: EdgeEnvironment): HostTarget | null {
  const address = e.EDGE_ADDRESS
  if (!address) {
    const named = (['EDGE_HOST', 'EDGE_TLS_PORT'] as const).find((name) => e[name])
    if (named) throw unusable(`EDGE_ADDRESS is needed with ${named}: the records of domains lead to it`)
    return null
  }
  if (!isIPv4(address)) throw unusable('EDGE_ADDRESS is an IPv4 address')
  const host = e.EDGE_HOST ?? (e.PUBLIC_URL ? new URL(e.PUBLIC_URL).hostname : undefined)
  if (!host) throw unusable('EDGE_HOST or PUBLIC_URL is needed with EDGE_ADDRESS: CNAME records lead to it')
  return { address, host: host.toLowerCase() }
}

function readTls(e: EdgeEnvironment): TlsEdgeConfig | null {
  if (!e.EDGE_TLS_PORT) {
    const named = (['EDGE_HTTP_PORT', 'ACME_DIRECTORY', 'ACME_EMAIL'] as const).find((name) => e[name])
    if (named) throw unusable(`EDGE_TLS_PORT is needed with ${named}`)
    return null
  }
  if (Number(e.TRUST_PROXY ?? 0) > 0) {
    throw unusable(
      'TRUST_PROXY is 0 with EDGE_TLS_PORT: nothing stands in front, so anybody could write X-Forwarded-For',
    )
  }
  return {
    port: Number(e.EDGE_TLS_PORT),
    httpPort: e.EDGE_HTTP_PORT ? Number(e.EDGE_HTTP_PORT) : null,
    bind: e.EDGE_BIND ?? null,
    directory: e.ACME_DIRECTORY ?? letsEncrypt,
    email: e.ACME_EMAIL ?? null,
  }
}

function publicPortOf(publicUrl: string | undefined): number {
  const { protocol, port } = new URL(publicUrl ?? 'https://localhost')
  return protocol === 'https:' && port ? Number(port) : 443
}
