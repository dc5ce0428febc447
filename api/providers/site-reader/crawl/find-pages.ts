import type { ReadPage } from '../page/read-page.ts'
import { DefeatedError, type SiteWork } from '../work/site-work.ts'
import type { RobotsGate } from './robots-gate.ts'
import type { SiteClient, SiteResource } from './site-client.ts'
import type { Sitemap } from './sitemap.ts'

const MAX_SITEMAPS = 3
const MAX_NESTED_SITEMAPS = 3
const MAX_FEEDS = 2

interface Finding {
  client: SiteClient
  work: SiteWork
  robots: RobotsGate
  origin: string
}

/** Pages that the home page does not link to: those of the site's maps, and of its feeds. */
export async function findPages(
  home: ReadPage,
  { client, work, robots, origin }: Finding,
): Promise<string[]> {
  async function open(url: string, resource: SiteResource): Promise<Sitemap> {
    const response = await client.part(url, resource)
    if (!response) return { pages: [], sitemaps: [] }
    return work.run('sitemap', { body: response.body, origin }).catch((error: unknown) => {
      if (error instanceof DefeatedError) return { pages: [], sitemaps: [] }
      throw error
    })
  }

  const named = await robots.sitemaps(origin)
  const maps = await Promise.all(
    [...new Set([...named, `${origin}/sitemap.xml`])]
      .slice(0, MAX_SITEMAPS)
      .map((url) => open(url, 'sitemap')),
  )
  const nested = await Promise.all(
    maps
      .flatMap(({ sitemaps }) => sitemaps)
      .slice(0, MAX_NESTED_SITEMAPS)
      .map((url) => open(url, 'sitemap')),
  )
  const feeds = await Promise.all(home.feeds.slice(0, MAX_FEEDS).map((url) => open(url, 'feed')))
  return [...maps, ...nested, ...feeds].flatMap(({ pages }) => pages)
}
