import type { SiteClient } from '../crawl/site-client.ts'
import type { ReadPage } from '../page/read-page.ts'
import type { SiteImage } from '../site-reader.ts'
import { ColorTally, isGrey } from './color-tally.ts'
import { tallyBrandVariables, tallyInlineStyles, tallyStylesheets } from './css-colors.ts'
import { ElementUsage } from './element-usage.ts'
import { tallyPicture, toDataUrl } from './picture.ts'
import { faviconLinks, logoLinks, stylesheetLinks } from './picture-links.ts'
import { type CssRule, readStylesheet } from './stylesheet.ts'

/** Parsing holds the process: larger sheets are no brand's own. */
const MAX_SHEET_BYTES = 1_500_000
const MAX_SHEETS = 12
const MAX_INLINE_PICTURE = 150_000

/** Colours a site states outright, against those it merely uses. */
const THEME_COLOR_WEIGHT = 8
const LOGO_WEIGHT = 24
const FAVICON_WEIGHT = 8

/** What a site looks like: its pictures and everything that colours its pages. */
export interface Brand {
  favicon?: SiteImage
  logo?: SiteImage
  rules: CssRule[]
  pictures: { data: Buffer; weight: number }[]
}

/** Fetches a home page's stylesheets, icon and logo, from its own origin only. */
export async function readBrand(home: ReadPage, pageUrl: string, client: SiteClient): Promise<Brand> {
  const [rules, favicon, logo] = await Promise.all([
    readRules(home, pageUrl, client),
    firstPicture(faviconLinks(home.$, pageUrl), client),
    firstPicture(logoLinks(home.$, pageUrl), client),
  ])
  const pictures = [
    ...(logo ? [{ data: logo.data, weight: LOGO_WEIGHT }] : []),
    ...(favicon ? [{ data: favicon.data, weight: FAVICON_WEIGHT }] : []),
  ]
  return { favicon: favicon?.image, logo: logo?.image, rules, pictures }
}

/** At most 11 colours of the pages read, most used first, greys last. */
export async function rankColors(brand: Brand, pages: readonly ReadPage[]): Promise<string[]> {
  const usage = new ElementUsage()
  const tally = new ColorTally()
  for (const { $ } of pages) usage.add($)
  const ownStyles = pages.flatMap(
    ({ $ }) => readStylesheet($('style').text().slice(0, MAX_SHEET_BYTES)).rules,
  )
  const rules = [...brand.rules, ...ownStyles]
  tallyStylesheets(rules, usage, tally)
  tallyInlineStyles(usage, tally)
  const stated = pages[0]?.$('meta[name="theme-color"], meta[name="msapplication-TileColor"]').toArray() ?? []
  for (const { attribs } of stated) tally.addCss(attribs.content?.slice(0, 100) ?? '', THEME_COLOR_WEIGHT)
  for (const { data, weight } of brand.pictures) await tallyPicture(data, weight, tally)
  if (tally.ranked().every(isGrey)) tallyBrandVariables(rules, usage, tally)
  return tally.ranked()
}

async function readRules(home: ReadPage, pageUrl: string, client: SiteClient): Promise<CssRule[]> {
  const rules: CssRule[] = []
  const { origin } = new URL(pageUrl)
  const queue = stylesheetLinks(home.$, pageUrl)
  const seen = new Set(queue)
  for (let count = 0; count < MAX_SHEETS && queue.length > 0; count++) {
    const response = await client.part(queue.shift()!, 'stylesheet')
    if (!response || response.body.length > MAX_SHEET_BYTES) continue
    const sheet = readStylesheet(response.body.toString('utf8'))
    rules.push(...sheet.rules)
    for (const address of sheet.imports) {
      const url = URL.canParse(address, response.url) ? new URL(address, response.url) : undefined
      if (url?.origin !== origin || seen.has(url.href)) continue
      seen.add(url.href)
      queue.push(url.href)
    }
  }
  return rules
}

async function firstPicture(
  urls: readonly string[],
  client: SiteClient,
): Promise<{ image: SiteImage; data: Buffer } | undefined> {
  for (const url of urls) {
    const data = url.startsWith('data:') ? inlinePicture(url) : (await client.part(url, 'picture'))?.body
    const dataUrl = data && (await toDataUrl(data))
    if (data && dataUrl) return { image: { url: url.startsWith('data:') ? dataUrl : url, dataUrl }, data }
  }
  return undefined
}

function inlinePicture(dataUrl: string): Buffer | undefined {
  const match = /^data:image\/[^,]*?(;base64)?,(.*)$/is.exec(dataUrl)
  if (!match || dataUrl.length > MAX_INLINE_PICTURE) return undefined
  if (match[1]) return Buffer.from(match[2]!, 'base64')
  try {
    return Buffer.from(decodeURIComponent(match[2]!))
  } catch {
    return undefined
  }
}
