import type { SiteRead } from '../../providers/site-reader/site-reader.ts'

const linksNamed = 3
const longestLink = 80

/** What to know about a reading that ended well: what was left out, and which links of the site lead nowhere. */
export function runMessage({ cutShort, skipped = [], broken = [] }: SiteRead): string {
  const left = cutShort
    ? 'The site took too long; pages that were not reached stay as they were.'
    : skippedPages(skipped.length)
  return [left, brokenLinks(broken)].filter(Boolean).join(' ')
}

function skippedPages(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'One page took too long to read and stays as it was.'
    : `${count} pages took too long to read and stay as they were.`
}

function brokenLinks(urls: readonly string[]): string {
  if (urls.length === 0) return ''
  const named = urls.slice(0, linksNamed).map(withoutOrigin)
  const more = urls.length - named.length
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
  return urls.length === 1
    ? `One link of the website leads to no page: ${list}.`
    : `${urls.length} links of the website lead to no page: ${list}.`
}

/** As an owner knows it: `/prices?year=2024`. */
function withoutOrigin(url: string): string {
  const { pathname, search } = new URL(url)
  const link = `${pathname}${search}`
  return link.length > longestLink ? `${link.slice(0, longestLink - 1)}…` : link
}
