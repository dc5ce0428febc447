import { GuardedFetchError, type GuardedFetchReason } from '#api/net/guarded-fetch-error.ts'
import { SiteReadError } from '../site-read-error.ts'
import type { SiteWork } from '../work/site-work.ts'
import type { SiteClient } from './site-client.ts'

/** Nothing that says what may be read. Of a host that is not there the page itself tells. */
const noneThere: ReadonlySet<GuardedFetchReason> = new Set([
  'bad-type',
  'too-many-redirects',
  'dns',
  'blocked-address',
])

type Robots = { url: string; body: Buffer } | 'none' | 'away'

/**
 * Asks each origin's robots.txt, read once a reading. A site that has none may be read; one whose robots.txt cannot
 * be had just now may not (RFC 9309).
 */
export function createRobotsGate(client: SiteClient, work: SiteWork) {
  const known = new Map<string, Promise<Robots>>()

  async function open(origin: string): Promise<Robots> {
    try {
      const { body } = await client.robots(`${origin}/robots.txt`)
      return { url: `${origin}/robots.txt`, body }
    } catch (error) {
      if (!(error instanceof GuardedFetchError)) throw error
      const { reason, status = 0 } = error
      if (noneThere.has(reason) || (reason === 'status' && status >= 400 && status < 500)) return 'none'
      return 'away'
    }
  }

  return {
    /** Whether a page may be read. @throws SiteReadError where the site does not say */
    async may(url: string): Promise<boolean> {
      const [first] = await this.which([url])
      return first === true
    },

    /** Which of some pages of one origin may be read. @throws as `may` */
    async which(pages: string[]): Promise<boolean[]> {
      const [first] = pages
      if (first === undefined) return []
      const { origin } = new URL(first)
      const opened = known.get(origin) ?? open(origin)
      known.set(origin, opened)
      const robots = await opened
      if (robots === 'none') return pages.map(() => true)
      if (robots === 'away') throw new SiteReadError('robots-away')
      return work.run('robots', { ...robots, pages })
    },
  }
}

/** The gate of one reading. */
export type RobotsGate = ReturnType<typeof createRobotsGate>
