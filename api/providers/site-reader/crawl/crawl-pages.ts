import { pageKey, readableUrl } from '../page/links.ts'
import type { ReadPage } from '../page/read-page.ts'
import type { SiteWork } from '../work/site-work.ts'
import { findPages } from './find-pages.ts'
import { openPage } from './open-page.ts'
import type { RobotsGate } from './robots-gate.ts'
import type { SiteClient } from './site-client.ts'

const PARALLEL = 4
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
  work: SiteWork
  robots: RobotsGate
  /** At most this many pages, the home page among them. */
  maxPages: number
  /** When aborted, the crawl ends with what it has. */
  deadline: AbortSignal
  onPage: (progress: CrawlProgress) => void
}

/**
 * Reads the pages that the home page and the sitemap lead to, breadth first, each once: pages with
 * the same address or the same text count as one, and a page that cannot be had, or that robots.txt keeps readers out
 * of, is passed over.
 */
export async function crawlPages(home: ReadPage, options: CrawlOptions): Promise<ReadPage[]> {
  const { client, work, robots, maxPages, deadline, onPage } = options
  const { origin } = new URL(home.url)
  const pages = [home]
  const texts = new Set([home.fingerprint])
  const seen = new Set([pageKey(home.url)])
  const queue: string[] = []
  const enqueue = async (urls: readonly string[]) => {
    const fresh: string[] = []
    for (const url of urls) {
      const key = pageKey(url)
      if (!seen.has(key) && seen.size <= maxPages * TRIES_PER_PAGE) fresh.push(url)
      seen.add(key)
    }
    const may = await robots.which(fresh)
    queue.push(...fresh.filter((_, index) => may[index]))
  }
  await enqueue(home.links)
  if (seen.size <= maxPages) await enqueue(await findPages(home, { client, work, robots, origin }))

  onPage({ page: home, pagesRead: 1, pagesFound: Math.min(maxPages, 1 + queue.length) })
  while (queue.length > 0 && pages.length < maxPages && !deadline.aborted) {
    const urls = queue.splice(0, Math.min(PARALLEL, maxPages - pages.length))
    const read = await Promise.all(
      urls.map(async (url) => {
        const response = await client.part(url, 'page')
        if (!response || readableUrl(response.url, origin, origin) === undefined) return undefined
        if (response.url !== url && !(await robots.may(response.url))) return undefined
        return openPage(response, { client, work })
      }),
    )
    for (const [index, page] of read.entries()) {
      if (!page) continue
      seen.add(pageKey(page.url))
      if (texts.has(page.fingerprint)) continue
      texts.add(page.fingerprint)
      pages.push(page)
      await enqueue(page.links)
      const pagesFound = Math.min(maxPages, pages.length + queue.length + urls.length - 1 - index)
      onPage({ page, pagesRead: pages.length, pagesFound })
    }
  }
  return pages
}
