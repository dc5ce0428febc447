import { Resolver } from 'node:dns/promises'

/** What a name server said: every value, none where there is none, or null when nobody could tell. */
export type DnsAnswer = readonly string[] | null

/** Asks for the records of a name. MX are written as `10 mx.example.com`. */
export interface Dns {
  ask(name: string, type: 'TXT' | 'MX'): Promise<DnsAnswer>
}

/** More of one name than anybody needs: what comes after is not looked at. */
const mostRecords = 100
/** Said where there is no such name or record. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

interface DnsOptions {
  /** `host` or `host:port`, asked in turn; the machine's own when there are none. */
  servers: readonly string[]
  /** Milliseconds one server is waited for. @default 3000 */
  timeoutMs?: number
}

/** Asks these name servers. */
export function createDns({ servers, timeoutMs = 3000 }: DnsOptions): Dns {
  return {
    async ask(name, type) {
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
      if (servers.length > 0) resolver.setServers(servers)
      const late = setTimeout(() => resolver.cancel(), 4 * timeoutMs)
      try {
        if (type === 'MX') {
          const found = await resolver.resolveMx(name)
          return found.slice(0, mostRecords).map(({ priority, exchange }) => `${priority} ${exchange}`)
        }
        return (await resolver.resolveTxt(name)).slice(0, mostRecords).map((parts) => parts.join(''))
      } catch (error) {
        return absent.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
      } finally {
        clearTimeout(late)
      }
    },
  }
}
