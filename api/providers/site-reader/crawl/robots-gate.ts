import { GuardedFetchError, type GuardedFetchReason } from '#api/net/guarded-fetch-error.ts'
import { holdsSiteProof, siteProofPath } from '#mocks/contracts/knowledge/site-proof.ts'
import { SiteReadError } from '../site-read-error.ts'
import type { SiteWork } from '../work/site-work.ts'
import { sitemapLines } from './robots.ts'
import type { SiteClient } from './site-client.ts'

/** Nothing that says what may be read. Of a host that is not there the page itself tells. */
const noneThere: ReadonlySet<GuardedFetchReason> = new Set([
  'bad-type',
  'too-many-redirects',
  'dns',
  'blocked-address',
])

/** Bytes of a site's word of whose it is. */
const mostProof = 10_000

type Robots = { url: string; body: Buffer } | 'none' | 'away'

/**
 * Asks each origin's robots.txt, read once a reading. A site that has none may be read; one whose robots.txt cannot
 * be had just now may not (RFC 9309). Where it keeps pages out, a site that says it is the asker's own may be read.
 * @param siteProof the line by which a site says so @default no site does
 */
export function createRobotsGate(client: SiteClient, work: SiteWork, siteProof?: string) {
  const known = new Map<string, Promise<Robots>>()
  const proofs = new Map<string, Promise<boolean>>()

  /** Whether a site is the asker's own: read anew by each reading, so that the file taken away ends it. */
  function isOwn(origin: string): Promise<boolean> {
    const asked = proofs.get(origin) ?? askForProof(origin)
    proofs.set(origin, asked)
    return asked
  }

  async function askForProof(origin: string): Promise<boolean> {
    if (siteProof === undefined) return false
    // Of the very site: where it leads elsewhere, somebody else says so.
    const file = await client.part(`${origin}${siteProofPath}`, 'robots')
    return file !== undefined && holdsSiteProof(file.body.subarray(0, mostProof).toString('utf8'), siteProof)
  }

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

  function opened(origin: string): Promise<Robots> {
    const asked = known.get(origin) ?? open(origin)
    known.set(origin, asked)
    return asked
  }

  return {
    /** The site maps that an origin's robots.txt names. */
    async sitemaps(origin: string): Promise<string[]> {
      const robots = await opened(origin)
      return typeof robots === 'string' ? [] : sitemapLines(robots.body, origin)
    },

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
      const robots = await opened(origin)
      if (robots === 'none') return pages.map(() => true)
      if (robots === 'away') {
        if (await isOwn(origin)) return pages.map(() => true)
        throw new SiteReadError('robots-away')
      }
      const may = await work.run('robots', { ...robots, pages })
      return may.includes(false) && (await isOwn(origin)) ? pages.map(() => true) : may
    },
  }
}

/** The gate of one reading. */
export type RobotsGate = ReturnType<typeof createRobotsGate>
