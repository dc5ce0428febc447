import { isIP } from 'node:net'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { bareHost, createHostLookup } from '../domains/host-lookup.ts'
import { letsEncrypt } from './edge-config.ts'

/** Whose a host is that this server answers for. */
export type ServedHost = { of: 'product' } | { of: 'agency'; region: Region; agencyId: string }

/** Tells which hosts are served here, and so may have a certificate. */
export interface ServedHosts {
  /** Whose a host is; null for every other one, of which nothing is ordered. */
  find(host: string): Promise<ServedHost | null>
  /** Our own hosts that can have a certificate. */
  own(): string[]
}

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Names that mean something else on every machine (RFC 6761, RFC 6762). */
const onlyHere = ['localhost', 'local', 'internal', 'test', 'invalid', 'home.arpa']

/** A host name in lower case without its port and the dot at its end; null for anything no issuer vouches for. */
export function certifiableHost(host: string): string | null {
  const name = bareHost(host)
  const labels = name.split('.')
  if (name.length > 253 || labels.length < 2 || isIP(name)) return null
  return labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '') ? name : null
}

/** Hosts of the product and those agencies have proven. */
export function createServedHosts({
  stores,
  now,
  config,
}: Pick<Deps, 'stores' | 'now' | 'config'>): ServedHosts {
  const lookup = createHostLookup({ stores, now })
  const isPublicIssuer = config.edge.tls?.directory === letsEncrypt

  function named(host: string): string | null {
    const name = certifiableHost(host)
    // A public issuer refuses them, and counts the try.
    if (name && isPublicIssuer && onlyHere.some((end) => name.endsWith(`.${end}`))) return null
    return name
  }

  const own = () => [...new Set(config.mainHosts.flatMap((host) => named(host) ?? []))]

  return {
    own,
    async find(host) {
      const name = named(host)
      if (!name) return null
      if (own().includes(name)) return { of: 'product' }
      const owner = await lookup.agencyOf(name)
      return owner && { of: 'agency', region: owner.region, agencyId: owner.agencyId }
    },
  }
}
