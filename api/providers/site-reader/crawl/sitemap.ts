import { readableUrl } from '../page/links.ts'

const MAX_LOCATIONS = 200
const LOCATION =
  /<(?:loc|link)>\s{0,50}(?:<!\[CDATA\[)?\s{0,50}([^<\]\s]{1,1000})|<link\b[^<>]{0,300}?\bhref="([^"<>\s]{1,1000})"/gi

/** A fetched sitemap. */
export interface SitemapSource {
  body: Uint8Array
  /** Pages and sitemaps elsewhere are left out. */
  origin: string
  /** Addresses that are taken of it at most. @default 200 */
  most?: number
}

/** Where a sitemap leads. */
export interface Sitemap {
  pages: string[]
  /** Other sitemaps, of an index of them. */
  sitemaps: string[]
}

/** Reads a sitemap, an index of sitemaps, or a feed, in its order. */
export function readSitemap({ body, origin, most = MAX_LOCATIONS }: SitemapSource): Sitemap {
  const xml = Buffer.from(body).toString('utf8')
  const urls = locationsIn(xml, most)
  if (/<sitemapindex[\s>]/i.test(xml.slice(0, 2_000))) {
    return { pages: [], sitemaps: urls.filter((url) => URL.canParse(url) && new URL(url).origin === origin) }
  }
  return { pages: urls.flatMap((url) => readableUrl(url, origin, origin) ?? []), sitemaps: [] }
}

function locationsIn(xml: string, most: number): string[] {
  const found: string[] = []
  for (const match of xml.matchAll(LOCATION)) {
    found.push((match[1] ?? match[2]!).replaceAll('&amp;', '&'))
    if (found.length >= most) break
  }
  return found
}
