import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { createHostRepository, type HostKind } from './host.repository.ts'

/** Whose a host is. */
export interface HostOwner {
  region: Region
  agencyId: string
  kind: HostKind
}

/** Milliseconds for which a host is remembered: with what a page takes, a change is seen everywhere within five seconds. */
const staleMs = 4_000
/** Hosts remembered at once; strangers make up names. */
const most = 10_000

/** What a Host header may look like: a name with at least one dot. */
const name = /^(?=.{3,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/

/** What a Host header names: lower case, without port and trailing dot. Empty for one too long to be looked at. */
export function bareHost(host: string): string {
  // They are strangers' to choose.
  if (host.length > 260) return ''
  return host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
}

/** A host as claims are kept under; null for what none looks like. */
export function hostKey(host: string): string | null {
  const key = bareHost(host)
  return name.test(key) ? key : null
}

/** Tells which agency a host shows. Only hosts that are proven count, also while the proof is missed for a few days. */
export function createHostLookup({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const { find } = createHostRepository({ stores })
  // Null is remembered as well: unknown hosts are asked for again and again.
  const known = createShortCache<{ owner: HostOwner | null }>({ ms: staleMs, size: most, now })

  async function load(host: string): Promise<{ owner: HostOwner | null }> {
    const doc = await find(host)
    if (!doc || doc.verifiedAt === null) return { owner: null }
    const { region, agencyId, kind } = doc
    return { owner: { region, agencyId, kind } }
  }

  return {
    /** The agency of a host as a Host header names it; null for every other host. */
    agencyOf(host: string): HostOwner | null | Promise<HostOwner | null> {
      const key = hostKey(host)
      if (key === null) return null
      const found = known.through(key, () => load(key))
      return found instanceof Promise ? found.then((read) => read?.owner ?? null) : found.owner
    },

    /** Forgets a host on this process at once; others do within five seconds. */
    forget: (host: string): void => known.drop(host),
  }
}

export type HostLookup = ReturnType<typeof createHostLookup>
