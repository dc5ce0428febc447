const MAX_BYTES = 100_000
const SITEMAP_LINE = /^[ \t]{0,20}sitemap[ \t]{0,20}:[ \t]{0,20}(\S{1,1000})/gim

/** The sitemaps that a `robots.txt` names, on the site's own origin. */
export function sitemapLines(body: Uint8Array, origin: string): string[] {
  const text = Buffer.from(body.subarray(0, MAX_BYTES)).toString('utf8')
  return [...text.matchAll(SITEMAP_LINE)].flatMap(([, url = '']) => {
    const absolute = URL.canParse(url, origin) ? new URL(url, origin) : undefined
    return absolute?.origin === origin ? absolute.href : []
  })
}
