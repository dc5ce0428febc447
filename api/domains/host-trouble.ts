import type { Deps } from '../deps.ts'
import type { Hosting, HostTrouble } from '../providers/hosting/hosting.ts'
import { createShortCache } from '../shared/short-cache.ts'

/** Milliseconds for which hosting's answer counts: many who look at once cost one call (threats 48). */
const keptMs = 5_000
const mostKept = 1_000

interface Parts extends Pick<Deps, 'now' | 'log'> {
  hosting: Pick<Hosting, 'trouble'>
}

/** Tells what keeps a host from its certificate or its renewal, asked at most every five seconds; null where hosting knows of nothing. */
export function createHostTrouble({ hosting, now, log }: Parts) {
  const kept = createShortCache<{ trouble: HostTrouble | null }>({ ms: keptMs, size: mostKept, now })

  async function ask(host: string): Promise<{ trouble: HostTrouble | null }> {
    try {
      return { trouble: (await hosting.trouble?.(host)) ?? null }
    } catch (error) {
      log.warn({ err: error, host }, 'domains.hosting_failed')
      return { trouble: null }
    }
  }

  return async function troubleOf(host: string): Promise<HostTrouble | null> {
    return (await kept.through(host, () => ask(host)))?.trouble ?? null
  }
}
