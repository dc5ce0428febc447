import type { CheerioAPI } from 'cheerio'
// The slim parser, as for the page itself.
import { load } from 'cheerio/slim'
import { cleanLine } from '../inline-text.ts'
import { readableUrl } from '../links.ts'
import { blocksToText, readTextBlocks, type TextBlock } from '../page-text.ts'
import { structuredData } from '../structured-data.ts'
import { FactList } from './fact-list.ts'
import { factWords } from './fact-words.ts'
import { pageData } from './page-data.ts'
import { writeFacts } from './stated-facts.ts'
import { writeData } from './told-by-data.ts'

/** Characters of text under which a page is a shell that scripts fill. */
const SHELL_CHARS = 400
const MAX_DATA_LINKS = 2

/** What a page says beside its text. */
export interface OwnData {
  blocks: TextBlock[]
  /** Pages that its data names. */
  links: string[]
  /** Where more of its data is, for a page that has no text of its own. */
  dataLinks: string[]
}

/**
 * What a page states in its data: facts for machines always, and, of a page without text of its own, what its scripts
 * would show. Nothing is run.
 * @param fetched data that was fetched from the page's `dataLinks`, parsed
 */
export function readOwnData(
  $: CheerioAPI,
  url: string,
  blocks: readonly TextBlock[],
  fetched: readonly unknown[],
): OwnData {
  const text = blocksToText(blocks)
  const lang = $('html').attr('lang')?.trim()
  const words = factWords(lang)
  const list = new FactList(text)
  writeFacts(structuredData($), list, words, lang)
  if (text.length >= SHELL_CHARS) return { blocks: list.done(), links: [], dataLinks: [] }

  const { origin } = new URL(url)
  const fallback = $('noscript')
    .toArray()
    .flatMap((element) => readTextBlocks(load($(element).html() ?? '')))
    .filter(({ text }) => !/javascript/i.test(text))
  list.add(fallback)
  const told = writeData([...pageData($), ...fetched], list, words, lang)
  if (list.blocks.length === 0) list.paragraph(described($))
  return {
    blocks: list.done(),
    links: told.links.flatMap((link) => readableUrl(link, url, origin) ?? []),
    dataLinks: fetched.length > 0 ? [] : dataLinks($, url),
  }
}

function described($: CheerioAPI): string {
  const meta = (key: string) =>
    $(`meta[name="${key}"], meta[property="${key}"]`).first().attr('content') ?? ''
  return cleanLine(meta('description') || meta('og:description'))
}

/** Data a page's scripts would fetch first: what it says to load ahead, and Gatsby's own file of each page. */
function dataLinks($: CheerioAPI, url: string): string[] {
  const { origin, pathname } = new URL(url)
  const ahead = $('link[rel~="preload" i][as="fetch" i], link[rel~="prefetch" i][href$=".json" i]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
  const path = pathname.replace(/^\/|\/$/g, '') || 'index'
  const gatsby = $('#___gatsby').length > 0 ? [`/page-data/${path}/page-data.json`] : []
  const links = [...ahead, ...gatsby].filter(Boolean).flatMap((href) => {
    const absolute = URL.canParse(href, url) ? new URL(href, url) : undefined
    return absolute?.origin === origin ? absolute.href : []
  })
  return [...new Set(links)].slice(0, MAX_DATA_LINKS)
}
