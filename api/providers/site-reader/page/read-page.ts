import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'
// The slim parser never makes elements of its own, so that a page cannot swell while it is parsed.
import { load } from 'cheerio/slim'
import type { GuardedResponse } from '#api/net/guarded-fetch.ts'
import { clipMarkup } from './clip-markup.ts'
import { decodeHtml } from './decode-html.ts'
import { pageTitle } from './identity.ts'
import { canonicalUrl } from './links.ts'
import { readTextBlocks, type TextBlock } from './page-text.ts'

/** One fetched page, parsed and read. */
export interface ReadPage {
  /** The page's own canonical address. */
  url: string
  title: string
  blocks: TextBlock[]
  /** Same for two pages with the same text. */
  fingerprint: string
  $: CheerioAPI
}

/** Real pages have one root; selecting takes time by the square of their number. */
const MAX_ROOTS = 500

/** Parses an answer and takes out what is for reading. */
export function readPage(response: GuardedResponse): ReadPage {
  const { url, body, headers } = response
  const $ = load(clipMarkup(decodeHtml(body, headers['content-type'])), { baseURI: url })
  $.root()[0]?.children.splice(MAX_ROOTS)
  const blocks = readTextBlocks($)
  const fingerprint = createHash('sha256').update(JSON.stringify(blocks)).digest('base64url')
  return { url: canonicalUrl($, url), title: pageTitle($, url), blocks, fingerprint, $ }
}
