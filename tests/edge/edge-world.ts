import acme from 'acme-client'
import type { Deps } from '#api/deps.ts'
import { createHostRepository, type HostDoc } from '#api/domains/host.repository.ts'
import { type Certificates, createCertificates } from '#api/edge/certificates.ts'
import { startEdge } from '#api/edge/start-edge.ts'
import { type AppSettings, type RunningApp, startApp } from '../harness/start-app.ts'
import { freePorts } from './free-port.ts'
import type { Pebble } from './pebble.ts'
import { prove } from './proven-host.ts'

/** An app that ends TLS itself, on ports of its own. */
export interface EdgeWorld {
  app: RunningApp
  tlsPort: number
  certificates: Certificates
  /** Another process on the same store, as far as orders go: its own memory, its own TLS port. */
  second: () => Promise<{ tlsPort: number; stop: () => Promise<void> }>
  /** A host an agency has proven; gives it a workspace whose owner is mailed. */
  prove: (host: string, of?: Partial<HostDoc>) => Promise<void>
  release: (host: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts it with Pebble as its issuer. */
export async function startEdgeWorld(
  pebble: Pebble,
  { env = {}, ...settings }: AppSettings = {},
): Promise<EdgeWorld> {
  const [tlsPort = 0] = await freePorts(1)
  // In this process no file vouches for Pebble; a server of its own takes NODE_EXTRA_CA_CERTS.
  acme.axios.defaults.httpsAgent = pebble.agent
  const app = await startApp({
    ...settings,
    env: {
      EDGE_TLS_PORT: String(tlsPort),
      EDGE_HTTP_PORT: String(pebble.httpPort),
      EDGE_BIND: '127.0.0.1',
      EDGE_ADDRESS: '127.0.0.1',
      ACME_DIRECTORY: pebble.directory,
      ACME_EMAIL: 'operator@example.com',
      MAIN_HOSTS: 'localhost,app.voiceglow.example',
      PUBLIC_URL: `https://app.voiceglow.example:${tlsPort}`,
      ...env,
    },
  })
  const certificates = createCertificates(app.deps)
  const edge = await startEdge(app.deps, app.listener, certificates)
  const { hosts } = createHostRepository(app.deps)
  return {
    app,
    tlsPort,
    certificates,
    async second() {
      const [port = 0, httpPort = 0] = await freePorts(2)
      const tls = { ...app.deps.config.edge.tls!, port, httpPort }
      const deps: Deps = {
        ...app.deps,
        config: { ...app.deps.config, edge: { ...app.deps.config.edge, tls } },
      }
      const other = await startEdge(deps, app.listener)
      return { tlsPort: port, stop: () => other!.stop(0) }
    },
    prove: (host, of) => prove(app.deps.stores, host, of),
    async release(host) {
      await hosts().deleteOne({ _id: host })
      // What is remembered of it is forgotten after five seconds.
      app.clock.advance(6_000)
    },
    async stop() {
      await edge?.stop(0)
      await app.stop()
    },
  }
}
