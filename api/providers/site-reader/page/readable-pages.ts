import { deserialize } from 'node:v8'
import type { SitePage } from '../site-reader.ts'
import { blocksToText, type TextBlock } from './page-text.ts'
import type { ReadPage } from './read-page.ts'
import { dropRepeatedBlocks } from './repeated-blocks.ts'

/** Pages with text of their own; a title that several share gives way to the page's first heading. */
export function readablePages(read: readonly Pick<ReadPage, 'url' | 'title' | 'blocks'>[]): SitePage[] {
  const pages = read.map((page) => ({ ...page, blocks: deserialize(page.blocks) as TextBlock[] }))
  const titles = pages.map((page) => page.title)
  return dropRepeatedBlocks(pages)
    .filter((page) => page.blocks.length > 0)
    .map(({ url, title, blocks }, index) => {
      const shared = index > 0 && titles.indexOf(title) !== titles.lastIndexOf(title)
      const heading = blocks.find(({ kind }) => kind === 'heading')?.text.replace(/^#+ /, '')
      return { url, title: (shared && heading) || title, text: blocksToText(blocks) }
    })
}
