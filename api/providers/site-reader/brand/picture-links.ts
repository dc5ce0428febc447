import type { CheerioAPI } from 'cheerio'
import type { DomElement } from '../page/dom.ts'
import { organisationOf, structuredData } from '../page/structured-data.ts'

const MAX_DATA_URL = 200_000
const MAX_CANDIDATES = 4

const LOGO_IMAGES = [
  'img[class*="logo" i], img[id*="logo" i], [class*="logo" i] img, [id*="logo" i] img',
  '[class*="brand" i] img',
  'img[alt*="logo" i], img[src*="logo" i]',
  'header a[href="/"] img, nav a[href="/"] img',
]

/** Where a page's icon may be: on its own origin, or inside the page; best first. */
export function faviconLinks($: CheerioAPI, pageUrl: string): string[] {
  const icons = $('link[rel~="icon" i], link[rel="apple-touch-icon" i]').toArray()
  return usable([...icons.map((icon) => icon.attribs.href), '/favicon.ico'], pageUrl)
}

/** Where a page's logo may be: on its own origin, or inside the page; best first. */
export function logoLinks($: CheerioAPI, pageUrl: string): string[] {
  const stated = organisationOf(structuredData($))?.logo
  const images = LOGO_IMAGES.flatMap((selector) =>
    $<DomElement, string>(selector)
      .toArray()
      .map((image) => image.attribs.src),
  )
  const touch = $('link[rel="apple-touch-icon" i]').attr('href')
  return usable([urlOf(stated), ...images, touch], pageUrl)
}

/** Same-origin stylesheets of a page, in order, for a light screen. */
export function stylesheetLinks($: CheerioAPI, pageUrl: string): string[] {
  const sheets = $('link[rel~="stylesheet" i]')
    .toArray()
    .filter(({ attribs }) => !/print|dark/i.test(attribs.media ?? ''))
  return usable(
    sheets.map((sheet) => sheet.attribs.href),
    pageUrl,
    12,
  )
}

function usable(hrefs: (string | undefined)[], pageUrl: string, max = MAX_CANDIDATES): string[] {
  const { origin } = new URL(pageUrl)
  const urls = hrefs.flatMap((href) => {
    if (!href || href.length > MAX_DATA_URL || !URL.canParse(href.trim(), pageUrl)) return []
    const url = new URL(href.trim(), pageUrl)
    return url.origin === origin || /^data:image\//i.test(url.href) ? url.href : []
  })
  return [...new Set(urls)].slice(0, max)
}

function urlOf(logo: unknown): string | undefined {
  if (typeof logo === 'string') return logo
  const url = typeof logo === 'object' && logo !== null && 'url' in logo ? logo.url : undefined
  return typeof url === 'string' ? url : undefined
}
