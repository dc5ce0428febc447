import { rankColors, readBrand } from './brand/read-brand.ts'
import { crawlPages } from './crawl/crawl-pages.ts'
import { openHome } from './crawl/open-home.ts'
import type { SiteClient } from './crawl/site-client.ts'
import { readIdentity } from './page/identity.ts'
import { blocksToText } from './page/page-text.ts'
import { type ReadPage, readPage } from './page/read-page.ts'
import { dropRepeatedBlocks } from './page/repeated-blocks.ts'
import { SiteReadError } from './site-read-error.ts'
import type { SitePage, SiteRead, SiteReadOptions } from './site-reader.ts'

/**
 * One read from the typed address to the result, stage by stage.
 * @param deadline when aborted, what was read so far is the result, unless the caller's own signal ended it
 */
export async function readSite(
  website: string,
  client: SiteClient,
  maxPages: number,
  deadline: AbortSignal,
  { signal, onProgress = () => {} }: SiteReadOptions,
): Promise<SiteRead> {
  onProgress({ stage: 'connecting' })
  const response = await openHome(website, client)
  onProgress({ stage: 'reading-home' })
  const home = readPage(response)
  const { name, description, lang } = readIdentity(home.$, response.url, home.blocks)

  onProgress({ stage: 'finding-brand', name, title: home.title })
  const brand = await readBrand(home, response.url, client)
  const firstColors = await rankColors(brand, [home])
  const logo = brand.logo?.dataUrl ?? brand.favicon?.dataUrl
  onProgress({ stage: 'finding-brand', name, title: home.title, colors: firstColors, logo })
  signal?.throwIfAborted()

  const read = await crawlPages(home, {
    client,
    maxPages,
    deadline,
    onPage: ({ page, pagesRead, pagesFound }) =>
      onProgress({
        stage: 'reading-pages',
        name,
        colors: firstColors,
        pagesRead,
        pagesFound,
        title: page.title,
      }),
  })
  signal?.throwIfAborted()

  const colors = await rankColors(brand, read)
  const pages = readablePages(read)
  if (pages.length === 0 && colors.length === 0) throw new SiteReadError('nothing-readable')
  onProgress({ stage: 'done', name, colors, pagesRead: pages.length, pagesFound: pages.length })
  const { origin } = new URL(response.url)
  const { favicon, logo: logoImage } = brand
  return {
    url: response.url,
    origin,
    name,
    description,
    lang,
    favicon,
    logo: logoImage,
    colors,
    pages,
    unread: client.unread,
    cutShort: deadline.aborted || client.isSpent,
  }
}

/** Pages with text of their own; a title that several share gives way to the page's first heading. */
function readablePages(read: readonly ReadPage[]): SitePage[] {
  const titles = read.map((page) => page.title)
  return dropRepeatedBlocks(read)
    .filter((page) => page.blocks.length > 0)
    .map(({ url, title, blocks }, index) => {
      const shared = index > 0 && titles.indexOf(title) !== titles.lastIndexOf(title)
      const heading = blocks.find(({ kind }) => kind === 'heading')?.text.replace(/^#+ /, '')
      return { url, title: (shared && heading) || title, text: blocksToText(blocks) }
    })
}
