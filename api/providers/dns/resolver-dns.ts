import { Resolver } from 'node:dns/promises'
import type { Dns } from './dns.ts'

/** Milliseconds a name server has, and how often it is asked. */
const patience = { timeout: 1_500, tries: 2 }
/** Milliseconds for one question in all. */
const longestMs = 4_000
/** Records that are looked at; somebody may answer with thousands. */
const most = 100
/** Characters of a text that are looked at. */
const longestText = 1_000

/** There is no such name, or none of that kind. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** DNS by node's resolver. @param servers `host[:port]`; null for the machine's own */
export function resolverDns(servers: readonly string[] | null): Dns {
  async function ask<T>(question: (resolver: Resolver) => Promise<T[]>): Promise<T[]> {
    const resolver = new Resolver(patience)
    if (servers) resolver.setServers([...servers])
    const timer = setTimeout(() => resolver.cancel(), longestMs)
    try {
      return (await question(resolver)).slice(0, most)
    } catch (error) {
      if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    txt: (name) =>
      ask(async (resolver) =>
        (await resolver.resolveTxt(name))
          .slice(0, most)
          .map((pieces) => pieces.join('').slice(0, longestText)),
      ),
    cname: (name) => ask((resolver) => resolver.resolveCname(name)),
    mx: (name) =>
      ask(async (resolver) =>
        (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange}`),
      ),
    addresses: (name) => ask((resolver) => resolver.resolve4(name)),
  }
}
