import { brandColors, readBrand } from './brand/read-brand.ts'
import { crawlPages } from './crawl/crawl-pages.ts'
import { openHome } from './crawl/open-home.ts'
import { openPage } from './crawl/open-page.ts'
import { createRobotsGate } from './crawl/robots-gate.ts'
import type { SiteClient } from './crawl/site-client.ts'
import { repeatedName } from './page/repeated-name.ts'
import { languageOfSite } from './site-language.ts'
import { SiteReadError } from './site-read-error.ts'
import type { SiteRead, SiteReadOptions } from './site-reader.ts'
import type { SiteWork } from './work/site-work.ts'

/** What one read works with. */
interface Reading {
  client: SiteClient
  work: SiteWork
  maxPages: number
  /** When aborted, what was read so far is the result, unless the caller's own signal ended it. */
  deadline: AbortSignal
}

/** One read from the typed address to the result, stage by stage. */
export async function readSite(
  website: string,
  { client, work, maxPages, deadline }: Reading,
  { signal, siteProof, onProgress = () => {} }: SiteReadOptions,
): Promise<SiteRead> {
  onProgress({ stage: 'connecting' })
  const response = await openHome(website, client)
  const robots = createRobotsGate(client, work, siteProof)
  if (!(await robots.may(response.url))) throw new SiteReadError('robots')
  onProgress({ stage: 'reading-home' })
  const home = await openPage(response, { client, work, isHome: true })
  if (!home?.home) throw new SiteReadError('too-complex')
  const { description, lang, isNameStated, ...guess } = home.home.identity
  let { name } = guess

  onProgress({ stage: 'finding-brand', name, title: home.title })
  const brand = await readBrand(home, response.url, client, work)
  const firstColors = await brandColors(brand, [home], work)
  const logo = brand.logo?.dataUrl ?? brand.favicon?.dataUrl
  onProgress({ stage: 'finding-brand', name, title: home.title, colors: firstColors, logo })
  signal?.throwIfAborted()

  const read = await crawlPages(home, {
    client,
    work,
    robots,
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
  if (!isNameStated) {
    name =
      repeatedName(
        read.map(({ title }) => title),
        name,
      ) ?? name
  }

  const colors = await brandColors(brand, read, work)
  const pages = await work.run(
    'texts',
    read.map(({ url, title, blocks }) => ({ url, title, blocks })),
  )
  if (pages.length === 0 && colors.length === 0) throw new SiteReadError('nothing-readable')
  onProgress({ stage: 'done', name, colors, pagesRead: pages.length, pagesFound: pages.length })
  const { origin } = new URL(response.url)
  const { favicon, logo: logoImage } = brand
  return {
    url: response.url,
    origin,
    name,
    description,
    lang: languageOfSite(lang, pages),
    favicon,
    logo: logoImage,
    colors,
    pages,
    unread: client.unread,
    ...(client.skipped.length > 0 && { skipped: client.skipped }),
    ...(client.broken.length > 0 && { broken: client.broken }),
    cutShort: deadline.aborted || client.isSpent,
  }
}
