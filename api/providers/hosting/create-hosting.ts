import type { Deps } from '../../deps.ts'
import { createCertificates } from '../../edge/certificates.ts'
import { createIssuerNames } from '../../edge/issuer-names.ts'
import { edgeHosting } from './edge-hosting.ts'
import type { Hosting } from './hosting.ts'
import { localHosting } from './local-hosting.ts'
import { vercelHosting } from './vercel-hosting.ts'

/** The hosting that is configured, else this server itself. */
export function createHosting(deps: Pick<Deps, 'config' | 'stores' | 'now' | 'log'>): Hosting {
  const { config, log } = deps
  if (config.vercel) return vercelHosting(config.vercel)
  const { target, tls, publicPort } = config.edge
  const { rootDomain, publicUrl } = config
  const local = localHosting({ rootDomain, publicUrl, port: () => config.port })
  if (target) {
    const certificates = tls ? createCertificates(deps) : null
    const issuers = tls ? createIssuerNames(tls.directory, deps) : async () => []
    return edgeHosting({ target, publicPort, certificates, issuers, localUrl: local.url, log })
  }
  return local
}
