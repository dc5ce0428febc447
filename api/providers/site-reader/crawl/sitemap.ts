import { readableUrl } from '../page/links.ts'

const MAX_LOCATIONS = 200
const LOCATION = /<loc>\s{0,50}(?:<!\[CDATA\[)?\s{0,50}([^<\]\s]{1,1000})/gi

/** Same-origin page URLs of a sitemap, in its order. */
export function sitemapPages(xml: string, origin: string): string[] {
  return isIndex(xml) ? [] : locations(xml, origin)
}

/** The sitemaps that an index of sitemaps names, on the same origin. */
export function nestedSitemaps(xml: string, origin: string): string[] {
  if (!isIndex(xml)) return []
  return rawLocations(xml).filter((url) => URL.canParse(url) && new URL(url).origin === origin)
}

const isIndex = (xml: string): boolean => /<sitemapindex[\s>]/i.test(xml.slice(0, 2_000))

function locations(xml: string, origin: string): string[] {
  return rawLocations(xml).flatMap((url) => readableUrl(url, origin, origin) ?? [])
}

function rawLocations(xml: string): string[] {
  const found: string[] = []
  for (const match of xml.matchAll(LOCATION)) {
    found.push(match[1]!.replaceAll('&amp;', '&'))
    if (found.length >= MAX_LOCATIONS) break
  }
  return found
}
