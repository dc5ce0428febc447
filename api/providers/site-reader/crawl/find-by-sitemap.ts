import { GuardedFetchError } from '#api/net/guarded-fetch-error.ts'
import type { PageFindings, PageSearch } from '../page-reader.ts'
import { SiteReadError, toSiteReadError } from '../site-read-error.ts'
import { DefeatedError } from '../work/site-work.ts'
import type { Searching } from './find-by-links.ts'
import { isWantedPath } from './path-rules.ts'
import { sitemapLines } from './robots.ts'
import type { Sitemap } from './sitemap.ts'

/** Site maps that an index of them leads to, read one after the other. */
const mostMaps = 50
const scheme = /^[a-z][a-z0-9+.-]*:\/\//i

/** The addresses a site map names, or those of a whole site, where its home page's address is given. */
export async function findBySitemap(search: PageSearch, searching: Searching): Promise<PageFindings> {
  const { client, work, robots, deadline, onFound } = searching
  const { maxPages } = search
  const typed = search.address.trim()
  const address = scheme.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) throw new SiteReadError('bad-address')
  const first = new URL(address)
  const { origin } = first

  async function open(url: string): Promise<Sitemap> {
    const { body, url: from } = await client.sitemap(url)
    return work.run('sitemap', { body, origin: new URL(from).origin, most: maxPages + 1 })
  }

  /** A site map that is named somewhere may be missing; the one that was typed may not. */
  async function openTyped(): Promise<Sitemap> {
    try {
      return await open(address)
    } catch (error) {
      if (error instanceof DefeatedError) throw new SiteReadError('no-sitemap')
      if (!(error instanceof GuardedFetchError)) throw error
      if (error.reason === 'bad-type') throw new SiteReadError('no-sitemap')
      throw toSiteReadError(error, typed)
    }
  }

  async function startingMaps(): Promise<Sitemap> {
    if (first.pathname !== '/') return openTyped()
    const file = await client.part(`${origin}/robots.txt`, 'robots')
    const named = file ? sitemapLines(file.body, origin) : []
    return { pages: [], sitemaps: [...new Set([...named, `${origin}/sitemap.xml`])] }
  }

  const start = await startingMaps()
  const wanted = new Set(start.pages.filter((url) => isWantedPath(url, search)))
  const queue = [...start.sitemaps]
  let opened = start.pages.length > 0 ? 1 : 0
  for (let turn = 0; turn < mostMaps && wanted.size <= maxPages && !deadline.aborted; turn += 1) {
    const next = queue.shift()
    if (next === undefined) break
    const map = await open(next).catch((error: unknown) => {
      if (error instanceof GuardedFetchError || error instanceof DefeatedError) return null
      throw error
    })
    if (!map) continue
    opened += 1
    for (const url of map.pages) if (isWantedPath(url, search)) wanted.add(url)
    queue.push(...map.sitemaps)
    onFound(Math.min(maxPages, wanted.size))
  }
  if (opened === 0 || (wanted.size === 0 && start.pages.length === 0 && opened === 0)) {
    throw new SiteReadError('no-sitemap')
  }
  const all = [...wanted]
  const some = all.slice(0, maxPages)
  const may = await allowed(some)
  return {
    pages: some.filter((_, index) => may[index]).map((url) => ({ url, title: '', charCount: null })),
    refused: may.filter((each) => !each).length,
    cutShort: all.length > maxPages || queue.length > 0 || deadline.aborted || client.isSpent,
  }

  /** A map may stand on another origin than the typed address once it was redirected; its pages are all on one. */
  async function allowed(pages: readonly string[]): Promise<boolean[]> {
    const origins = [...new Set(pages.map((url) => new URL(url).origin))]
    const answers = new Map<string, boolean>()
    for (const one of origins) {
      const own = pages.filter((url) => new URL(url).origin === one)
      const which = await robots.which(own)
      for (const [index, url] of own.entries()) answers.set(url, which[index] === true)
    }
    return pages.map((url) => answers.get(url) === true)
  }
}
