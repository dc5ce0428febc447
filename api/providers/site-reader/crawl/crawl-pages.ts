import { pageKey, pageLinks, readableUrl } from '../page/links.ts'
import { type ReadPage, readPage } from '../page/read-page.ts'
import type { SiteClient } from './site-client.ts'
import { nestedSitemaps, sitemapPages } from './sitemap.ts'

const PARALLEL = 4
const MAX_NESTED_SITEMAPS = 2
/** Addresses tried per page wanted, so that a maze of broken links ends. */
const TRIES_PER_PAGE = 3

/** How far the crawl is. */
export interface CrawlProgress {
  page: ReadPage
  pagesRead: number
  pagesFound: number
}

/** What bounds a crawl, and who watches it. */
export interface CrawlOptions {
  client: SiteClient
  /** At most this many pages, the home page among them. */
  maxPages: number
  /** When aborted, the crawl ends with what it has. */
  deadline: AbortSignal
  onPage: (progress: CrawlProgress) => void
}

/**
 * Reads the pages that the home page and the sitemap lead to, breadth first, each once: pages with
 * the same address or the same text count as one, and a page that cannot be had is passed over.
 */
export async function crawlPages(home: ReadPage, options: CrawlOptions): Promise<ReadPage[]> {
  const { client, maxPages, deadline, onPage } = options
  const { origin } = new URL(home.url)
  const pages = [home]
  const texts = new Set([home.fingerprint])
  const seen = new Set([pageKey(home.url)])
  const queue: string[] = []
  const enqueue = (urls: readonly string[]) => {
    for (const url of urls) {
      const key = pageKey(url)
      if (!seen.has(key) && seen.size <= maxPages * TRIES_PER_PAGE) queue.push(url)
      seen.add(key)
    }
  }
  enqueue(pageLinks(home.$, home.url))
  if (seen.size <= maxPages) enqueue(await readSitemaps(client, origin))

  onPage({ page: home, pagesRead: 1, pagesFound: Math.min(maxPages, 1 + queue.length) })
  while (queue.length > 0 && pages.length < maxPages && !deadline.aborted) {
    const urls = queue.splice(0, Math.min(PARALLEL, maxPages - pages.length))
    const responses = await Promise.all(urls.map((url) => client.part(url, 'page')))
    for (const [index, response] of responses.entries()) {
      if (!response || readableUrl(response.url, origin, origin) === undefined) continue
      const page = readPage(response)
      seen.add(pageKey(page.url))
      if (texts.has(page.fingerprint)) continue
      texts.add(page.fingerprint)
      pages.push(page)
      enqueue(pageLinks(page.$, page.url))
      const pagesFound = Math.min(maxPages, pages.length + queue.length + urls.length - 1 - index)
      onPage({ page, pagesRead: pages.length, pagesFound })
      await new Promise(setImmediate) // Parsing blocks: let other requests through between pages.
    }
  }
  return pages
}

async function readSitemaps(client: SiteClient, origin: string): Promise<string[]> {
  const read = async (url: string) => (await client.part(url, 'sitemap'))?.body.toString('utf8') ?? ''
  const first = await read(`${origin}/sitemap.xml`)
  const nested = await Promise.all(nestedSitemaps(first, origin).slice(0, MAX_NESTED_SITEMAPS).map(read))
  return [first, ...nested].flatMap((xml) => sitemapPages(xml, origin))
}
