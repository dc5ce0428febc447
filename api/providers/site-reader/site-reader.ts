import { createGuardedFetch } from '#api/net/guarded-fetch.ts'
import type { Resolver } from '#api/net/resolve-host.ts'
import { SiteClient } from './crawl/site-client.ts'
import { readSite } from './read-site.ts'
import { SiteReadError } from './site-read-error.ts'

/** A picture of the site. */
export interface SiteImage {
  /** Where it was found, on the site's own origin. */
  url: string
  /** The picture as a small PNG data URL, safe to store and show. */
  dataUrl?: string
}

/** One page's readable text. */
export interface SitePage {
  url: string
  title: string
  /** Light Markdown: `#` headings, `- ` list items, `label: value` rows; blocks apart by a blank line. */
  text: string
}

/** What a company's website tells about it (spec 1 §4; its pages become knowledge, spec 3 §3). */
export interface SiteRead {
  /** The home page, after redirects. */
  url: string
  origin: string
  name: string
  /** One paragraph; empty when the site has none. */
  description: string
  /** BCP 47 tag as the page states it. */
  lang?: string
  favicon?: SiteImage
  logo?: SiteImage
  /** At most 11 of `#rrggbb`, most used first, greys last. */
  colors: string[]
  /** At most 30, the home page first. */
  pages: SitePage[]
  /** Addresses that could not be had this time though a page may well be there. @default none */
  unread?: string[]
  /** Time or bytes ran out before every page was read. @default false */
  cutShort?: boolean
}

/** A step of reading, for a person who waits. */
export type SiteProgress =
  | { stage: 'connecting' }
  | { stage: 'reading-home' }
  | {
      stage: 'finding-brand'
      name: string
      title: string
      /** Once they are known, at the end of this stage. */
      colors?: string[]
      /** The logo or favicon as a small PNG data URL, once it is known. */
      logo?: string
    }
  | {
      stage: 'reading-pages'
      name: string
      colors: string[]
      pagesRead: number
      pagesFound: number
      /** Title of the page read last. */
      title: string
    }
  | { stage: 'done'; name: string; colors: string[]; pagesRead: number; pagesFound: number }

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

/** How one read is watched and stopped. */
export interface SiteReadOptions {
  signal?: AbortSignal
  /** Pages this read may take, the home page among them. @default the reader's own limit */
  maxPages?: number
  onProgress?: (progress: SiteProgress) => void
}

/** Reads a company's website. */
export interface SiteReader {
  /**
   * @param website a URL, or a host name as a person types it
   * @throws SiteReadError with a reason in plain words, or the signal's reason
   */
  read(website: string, options?: SiteReadOptions): Promise<SiteRead>
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
