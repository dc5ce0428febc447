import { createGuardedFetch } from '#api/net/guarded-fetch.ts'
import type { Resolver } from '#api/net/resolve-host.ts'
import { SiteClient } from './crawl/site-client.ts'
import { readSite } from './read-site.ts'
import { SiteReadError } from './site-read-error.ts'
import type { SiteReader } from './site-reader.ts'

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
  /** @default 30 */
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
}

/** Makes the reader of company websites; it holds no state between reads. */
export function createSiteReader(settings: SiteReaderSettings = {}): SiteReader {
  const limits = { ...LIMITS, ...settings.limits }
  const fetch = createGuardedFetch({
    allow: settings.allow,
    resolver: settings.resolver,
    connectTimeoutMs: limits.connectMs,
    totalTimeoutMs: limits.fetchMs,
    maxBytes: limits.fetchBytes,
  })
  return {
    async read(website, options = {}) {
      const deadline = new AbortController()
      const timer = setTimeout(() => deadline.abort(new SiteReadError('timeout')), limits.crawlMs)
      const stop = () => deadline.abort(options.signal?.reason)
      options.signal?.throwIfAborted()
      options.signal?.addEventListener('abort', stop, { once: true })
      try {
        const client = new SiteClient(fetch, deadline.signal, limits.fetchBytes, limits.crawlBytes)
        const maxPages = Math.min(limits.pages, options.maxPages ?? limits.pages)
        return await readSite(website, client, maxPages, deadline.signal, options)
      } finally {
        clearTimeout(timer)
        options.signal?.removeEventListener('abort', stop)
      }
    },
  }
}
