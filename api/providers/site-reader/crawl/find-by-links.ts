import { readableUrl } from '../page/links.ts'
import type { FoundPage, PageFindings, PageSearch } from '../page-reader.ts'
import { SiteReadError } from '../site-read-error.ts'
import type { SiteWork } from '../work/site-work.ts'
import { openHome } from './open-home.ts'
import { openPage } from './open-page.ts'
import { isWantedPath } from './path-rules.ts'
import type { RobotsGate } from './robots-gate.ts'
import type { SiteClient } from './site-client.ts'

const parallel = 4
/** Addresses tried per page wanted, so that a maze of broken links ends. */
const triesPerPage = 3

/** What a search works with. */
export interface Searching {
  client: SiteClient
  work: SiteWork
  robots: RobotsGate
  /** When aborted, the search ends with what it has. */
  deadline: AbortSignal
  onFound: (found: number) => void
}

/** Follows links from page to page of one site, breadth first; pages of the same text count as one. */
export async function findByLinks(search: PageSearch, searching: Searching): Promise<PageFindings> {
  const { client, work, robots, deadline, onFound } = searching
  const { maxPages } = search
  const home = await openHome(search.address, client)
  const { origin } = new URL(home.url)
  if (!(await robots.may(home.url))) throw new SiteReadError('robots')
  const start = await openPage(home, { client, work })
  if (!start) throw new SiteReadError('page-too-complex')
  const pages: FoundPage[] = []
  const texts = new Set<string>()
  const seen = new Set([start.url, home.url])
  const queue: string[] = []
  let refused = 0

  async function enqueue(links: readonly string[]): Promise<void> {
    const fresh = [...new Set(links)].filter((url) => !seen.has(url) && isWantedPath(url, search))
    const left = maxPages * triesPerPage - seen.size
    for (const url of fresh.slice(0, Math.max(0, left))) seen.add(url)
    const tried = fresh.slice(0, Math.max(0, left))
    const may = await robots.which(tried)
    refused += may.filter((each) => !each).length
    queue.push(...tried.filter((_, index) => may[index]))
  }

  async function take(page: NonNullable<typeof start>): Promise<void> {
    seen.add(page.url)
    if (!texts.has(page.fingerprint) && pages.length < maxPages) {
      texts.add(page.fingerprint)
      const [read] = await work.run('texts', [page])
      if (read && isWantedPath(page.url, search)) {
        pages.push({ url: page.url, title: read.title, charCount: read.text.length })
        onFound(pages.length)
      }
    }
    await enqueue(page.links)
  }

  await take(start)
  while (queue.length > 0 && pages.length < maxPages && !deadline.aborted) {
    const urls = queue.splice(0, Math.min(parallel, maxPages - pages.length))
    const opened = await Promise.all(
      urls.map(async (url) => {
        const response = await client.part(url, 'page')
        if (!response || readableUrl(response.url, origin, origin) === undefined) return undefined
        return openPage(response, { client, work })
      }),
    )
    for (const page of opened) if (page) await take(page)
  }
  return { pages, refused, cutShort: deadline.aborted || client.isSpent || queue.length > 0 }
}
