import type { SiteClient } from '../crawl/site-client.ts'
import type { ReadPage } from '../page/read-page.ts'
import type { SiteImage } from '../site-reader.ts'
import { DefeatedError, type SiteWork } from '../work/site-work.ts'
import { type PictureColor, pictureColors, toDataUrl } from './picture.ts'

/** Larger sheets are no brand's own. */
const MAX_SHEET_BYTES = 1_500_000
const MAX_SHEETS = 12
const MAX_INLINE_PICTURE = 150_000

const LOGO_WEIGHT = 24
const FAVICON_WEIGHT = 8

/** What a site looks like: its pictures and everything that colours its pages. */
export interface Brand {
  favicon?: SiteImage
  logo?: SiteImage
  /** Packed rules of each stylesheet. */
  rules: Uint8Array[]
  /** Colours of logo and icon. */
  pictures: PictureColor[]
}

/** Fetches a home page's stylesheets, icon and logo, from its own origin only. */
export async function readBrand(
  home: ReadPage,
  pageUrl: string,
  client: SiteClient,
  work: SiteWork,
): Promise<Brand> {
  const { favicons = [], logos = [], stylesheets = [] } = home.home ?? {}
  const [rules, favicon, logo] = await Promise.all([
    readRules(stylesheets, pageUrl, client, work),
    firstPicture(favicons, client),
    firstPicture(logos, client),
  ])
  const pictures = [
    ...(logo ? await pictureColors(logo.data, LOGO_WEIGHT) : []),
    ...(favicon ? await pictureColors(favicon.data, FAVICON_WEIGHT) : []),
  ]
  return { favicon: favicon?.image, logo: logo?.image, rules, pictures }
}

/** At most 11 colours of the pages read; none where finding them takes too long. */
export async function brandColors(
  brand: Brand,
  pages: readonly ReadPage[],
  work: SiteWork,
): Promise<string[]> {
  const { rules, pictures } = brand
  return orWithout([], work.run('colors', { rules, pictures, looks: pages.map(({ look }) => look) }))
}

async function readRules(
  stylesheets: readonly string[],
  pageUrl: string,
  client: SiteClient,
  work: SiteWork,
): Promise<Uint8Array[]> {
  const rules: Uint8Array[] = []
  const { origin } = new URL(pageUrl)
  const queue = [...stylesheets]
  const seen = new Set(queue)
  for (let count = 0; count < MAX_SHEETS && queue.length > 0; count++) {
    const response = await client.part(queue.shift()!, 'stylesheet')
    if (!response || response.body.length > MAX_SHEET_BYTES) continue
    const sheet = await orWithout(undefined, work.run('sheet', response.body))
    if (!sheet) continue
    rules.push(sheet.rules)
    for (const address of sheet.imports) {
      const url = URL.canParse(address, response.url) ? new URL(address, response.url) : undefined
      if (url?.origin !== origin || seen.has(url.href)) continue
      seen.add(url.href)
      queue.push(url.href)
    }
  }
  return rules
}

/** A look is worth no reading that fails: what defeats its reader is left out. */
function orWithout<T, U>(instead: U, work: Promise<T>): Promise<T | U> {
  return work.catch((error: unknown) => {
    if (error instanceof DefeatedError) return instead
    throw error
  })
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
