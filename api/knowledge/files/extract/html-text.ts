import { load } from 'cheerio/slim'
import { clipMarkup } from '#api/providers/site-reader/page/clip-markup.ts'
import { blocksToText, readTextBlocks } from '#api/providers/site-reader/page/page-text.ts'

/** What a page says to its readers: no scripts, styles or menus. */
export function htmlText(html: string): string {
  return blocksToText(readTextBlocks(load(clipMarkup(html))))
}
