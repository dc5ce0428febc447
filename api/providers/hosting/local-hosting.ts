import type { Hosting } from './hosting.ts'

/** What the address of a local host is made from. */
interface LocalHostingOptions {
  rootDomain: string
  publicUrl: string | null
  /** Known once the server listens. */
  port: () => number | null
}

/**
 * This server alone: whoever reaches it under a host gets that host's pages. Certificates, if any, are somebody else's
 * in front of it. `*.localhost` reaches it from every browser of this machine, so that nothing is to be set up.
 */
export function localHosting({ rootDomain, publicUrl, port }: LocalHostingOptions): Hosting {
  return {
    kind: 'local',
    target: { address: '127.0.0.1', host: rootDomain },
    url(host) {
      const url = new URL(publicUrl ?? `http://localhost:${port() ?? 80}`)
      url.hostname = host
      return url.origin
    },
    add: async () => [],
    status: async () => 'live',
    issuers: async () => [],
    remove: async () => {},
  }
}
