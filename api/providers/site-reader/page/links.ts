import type { CheerioAPI } from 'cheerio'

const MAX_LINKS = 500
const MAX_URL_LENGTH = 1_000

const FILE = /\.(?!html?$|xhtml$|php\d?$|aspx?$|jspx?$|cfm$|shtml$)[a-z][a-z0-9]{1,4}$/i
/** Pages that act, or that hold nothing a visitor reads. */
const NOT_CONTENT = [
  /(?:^|[/_-])(?:log-?(?:out|in|off|on)|sign-?(?:out|in|up|off)|unsubscribe|add-to-cart|wp-(?:admin|login|json))(?:$|[/_.?=-])/i,
  /[/?&](?:register|delete|cart|basket|checkout|my-account|cdn-cgi|feed|search|action)(?:$|[/.?=])/i,
]
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref)$/

/** Links of a page to other pages of its site: menus first, each once, in order. */
export function pageLinks($: CheerioAPI, pageUrl: string): string[] {
  const base = baseOf($, pageUrl)
  const { origin } = new URL(pageUrl)
  const hrefs = [
    ...$('nav a[href], header a[href], [role="navigation"] a[href]').toArray(),
    ...$('a[href], area[href]').toArray(),
  ].map((link) => link.attribs.href ?? '')
  const links = new Map<string, string>()
  for (const href of hrefs) {
    const url = readableUrl(href, base, origin)
    if (url !== undefined && !links.has(pageKey(url))) links.set(pageKey(url), url)
    if (links.size >= MAX_LINKS) break
  }
  return [...links.values()]
}

/** Feeds that a page names, on its own origin. */
export function feedLinks($: CheerioAPI, pageUrl: string): string[] {
  const { origin } = new URL(pageUrl)
  return $('link[rel~="alternate" i][type*="rss" i], link[rel~="alternate" i][type*="atom" i]')
    .toArray()
    .flatMap(({ attribs: { href = '' } }) => {
      const url = URL.canParse(href, pageUrl) ? new URL(href, pageUrl) : undefined
      return url?.origin === origin && href.length <= MAX_URL_LENGTH ? url.href : []
    })
}

/** The page's own word for its address, when it stays on the site. */
export function canonicalUrl($: CheerioAPI, pageUrl: string): string {
  const href = $('link[rel="canonical"]').attr('href')
  const { origin } = new URL(pageUrl)
  return (href ? readableUrl(href, pageUrl, origin) : undefined) ?? pageUrl
}

/** An absolute same-origin page URL without fragment and tracking, or undefined. */
export function readableUrl(href: string, base: string, origin: string): string | undefined {
  const text = href.trim()
  if (text === '' || text.startsWith('#') || text.length > MAX_URL_LENGTH || !URL.canParse(text, base))
    return undefined
  const url = new URL(text, base)
  if (url.origin !== origin || url.username || url.password) return undefined
  if (FILE.test(url.pathname) || NOT_CONTENT.some((act) => act.test(url.pathname + url.search)))
    return undefined
  url.hash = ''
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key)
  return url.href
}

/** What makes two URLs the same page: neither index file names, closing slash nor query tell pages apart. */
export function pageKey(href: string): string {
  const { pathname } = new URL(href)
  return pathname.replace(/\/(?:index|default)\.\w{2,5}$/i, '/').replace(/(?<=.)\/$/, '')
}

function baseOf($: CheerioAPI, pageUrl: string): string {
  const href = $('base[href]').attr('href')
  return href && URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : pageUrl
}
