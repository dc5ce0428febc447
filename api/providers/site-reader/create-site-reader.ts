import type { Logger } from 'pino'
import { createGuardedFetch } from '#api/net/guarded-fetch.ts'
import type { Resolver } from '#api/net/resolve-host.ts'
import { SiteClient } from './crawl/site-client.ts'
import { withDeadline } from './crawl/with-deadline.ts'
import { createReadingPlaces, type PlaceLimits } from './places/reading-places.ts'
import { readSite } from './read-site.ts'
import type { SiteRead, SiteReader, SiteReadOptions } from './site-reader.ts'
import { parsingFailure } from './work/parsing-failure.ts'
import { type SiteWork, sharedSiteWork } from './work/site-work.ts'

/** What one read may use; the defaults are the product's (issue texts call them caps). */
export interface SiteReaderLimits {
  /** Milliseconds until a socket must stand. @default 2000 */
  connectMs: number
  /** Milliseconds for one fetch, redirects included. @default 10000 */
  fetchMs: number
  /** Bytes of one fetch after decompression. @default 5 MB */
  fetchBytes: number
  /** Milliseconds for the whole read. @default 60000 */
  crawlMs: number
  /** Bytes of the whole read. @default 20 MB */
  crawlBytes: number
  /** Pages of one read, the home page among them. @default 30 */
  pages: number
}

const MEGABYTE = 1024 * 1024

const LIMITS: SiteReaderLimits = {
  connectMs: 2_000,
  fetchMs: 10_000,
  fetchBytes: 5 * MEGABYTE,
  crawlMs: 60_000,
  crawlBytes: 20 * MEGABYTE,
  pages: 30,
}

/** How a site reader reaches the network. */
export interface SiteReaderSettings {
  /** Exact `host:port` pairs freed from the address and port checks; for tests only. @default [] */
  allow?: readonly string[]
  /** @default the operating system's */
  resolver?: Resolver
  /** @default the product's limits */
  limits?: Partial<SiteReaderLimits>
  /** @default the product's */
  places?: PlaceLimits
  /** Threads that parse. @default those of this process */
  work?: SiteWork
  /** Told when nothing can be parsed, which no website is to blame for. @default nobody */
  log?: Pick<Logger, 'error'>
}

/** Makes the reader of company websites, with places for so many reads at once; nothing of a read stays in it. */
export function createSiteReader(settings: SiteReaderSettings = {}): SiteReader {
  const limits = { ...LIMITS, ...settings.limits }
  const fetch = createGuardedFetch({
    allow: settings.allow,
    resolver: settings.resolver,
    connectTimeoutMs: limits.connectMs,
    totalTimeoutMs: limits.fetchMs,
    maxBytes: limits.fetchBytes,
  })
  const places = createReadingPlaces(settings.places)

  async function readNow(website: string, options: SiteReadOptions): Promise<SiteRead> {
    const work = settings.work ?? sharedSiteWork()
    await work.ready()
    const ms = Math.min(limits.crawlMs, options.maxMs ?? limits.crawlMs)
    return withDeadline(options.signal, ms, (deadline) => {
      const client = new SiteClient(fetch, deadline, limits.fetchBytes, limits.crawlBytes)
      const maxPages = Math.min(limits.pages, options.maxPages ?? limits.pages)
      return readSite(website, { client, work, maxPages, deadline }, options)
    })
  }

  return {
    async read(website, options = {}) {
      const { owner = '', signal, patienceMs, onProgress } = options
      const onWaiting = (ahead: number) => onProgress?.({ stage: 'waiting', ahead })
      try {
        return await places.use(owner, () => readNow(website, options), { signal, patienceMs, onWaiting })
      } catch (error) {
        throw parsingFailure(error, {
          defeated: 'too-complex',
          log: settings.log,
          event: 'site_reader.no_worker',
        })
      }
    },
  }
}
