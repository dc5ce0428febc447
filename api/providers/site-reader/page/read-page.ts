import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { CheerioAPI } from 'cheerio'
// The slim parser never makes elements of its own, so that a page cannot swell while it is parsed.
import { load } from 'cheerio/slim'
import { lookOf } from '../brand/page-look.ts'
import { faviconLinks, logoLinks, stylesheetLinks } from '../brand/picture-links.ts'
import { clipMarkup } from './clip-markup.ts'
import { decodeHtml } from './decode-html.ts'
import { type Identity, pageTitle, readIdentity } from './identity.ts'
import { canonicalUrl, feedLinks, pageLinks } from './links.ts'
import { readOwnData } from './own-data/own-data.ts'
import { readTextBlocks, type TextBlock } from './page-text.ts'

/** A fetched page before it is parsed. */
export interface PageSource {
  /** Where the answer came from. */
  url: string
  body: Uint8Array
  contentType: string | undefined
  /** Reads what only a home page is asked for, too. */
  isHome: boolean
  /** What was fetched from the page's `dataLinks`. @default not asked for yet */
  data?: readonly Uint8Array[]
}

/** What a home page tells of its site. */
export interface HomeFacts {
  identity: Identity
  /** Where icon, logo and stylesheets may be, best first. */
  favicons: string[]
  logos: string[]
  stylesheets: string[]
}

/** One fetched page, read; plain data, so that it can go from thread to thread. */
export interface ReadPage {
  /** The page's own canonical address. */
  url: string
  title: string
  /** Its text's blocks, packed: only the thread that joins the pages unpacks them. */
  blocks: Uint8Array
  /** Same for two pages with the same text. */
  fingerprint: string
  /** Other pages of its site, menus first. */
  links: string[]
  /** Its site's feeds. */
  feeds: string[]
  /** Where its own data is, when its text waits for scripts. */
  dataLinks: string[]
  /** What colours it, packed. */
  look: Uint8Array
  home: HomeFacts | undefined
}

/** Real pages have one root; selecting takes time by the square of their number. */
const MAX_ROOTS = 500

/** Parses a page and takes out what is for reading. */
export function readPage({ url, body, contentType, isHome, data = [] }: PageSource): ReadPage {
  const $ = load(clipMarkup(decodeHtml(Buffer.from(body), contentType)), { baseURI: url })
  $.root()[0]?.children.splice(MAX_ROOTS)
  const said = readTextBlocks($)
  const own = readOwnData($, url, said, data.flatMap(parseData))
  const blocks =
    own.blocks.length === 0 || said.length === 0 ? [...said, ...own.blocks] : [...said, END, ...own.blocks]
  const canonical = canonicalUrl($, url)
  return {
    url: canonical,
    title: pageTitle($, url),
    blocks: serialize(blocks),
    fingerprint: createHash('sha256').update(JSON.stringify(blocks)).digest('base64url'),
    links: [...pageLinks($, canonical), ...own.links],
    feeds: feedLinks($, canonical),
    dataLinks: own.dataLinks,
    look: serialize(lookOf($)),
    home: isHome ? readHome($, url, blocks) : undefined,
  }
}

/** Where the page's headings cease to hold for what its data states. */
const END: TextBlock = { kind: 'end', text: '---' }

/** Nothing for what is no JSON. */
function parseData(data: Uint8Array): unknown[] {
  try {
    return [JSON.parse(Buffer.from(data).toString('utf8'))]
  } catch {
    return []
  }
}

function readHome($: CheerioAPI, url: string, blocks: readonly TextBlock[]): HomeFacts {
  return {
    identity: readIdentity($, url, blocks),
    favicons: faviconLinks($, url),
    logos: logoLinks($, url),
    stylesheets: stylesheetLinks($, url),
  }
}
