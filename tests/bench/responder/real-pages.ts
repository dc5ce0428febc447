import { join } from 'node:path'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import type { SitePage } from '#api/providers/site-reader/site-reader.ts'
import { startStaticSite } from '../../fakes/sites/static-site.ts'

const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules')
const sites = ['startbootstrap-business-casual', 'startbootstrap-agency']

/** Pages of real company websites, read as the product reads them, varied until there are `count`. */
export async function realPages(count: number): Promise<SitePage[]> {
  const read = (await Promise.all(sites.map(readSite))).flat()
  return Array.from({ length: count }, (_, i) => {
    const page = read[i % read.length]!
    return i < read.length ? page : variantOf(page, Math.floor(i / read.length))
  })
}

async function readSite(name: string): Promise<SitePage[]> {
  const site = await startStaticSite(join(modules, name, 'dist'))
  try {
    const { pages } = await createSiteReader({ allow: [site.host] }).read(site.url)
    return pages
  } finally {
    await site.stop()
  }
}

/** The same text under another address, with its blocks in another order, as pages of one site often are. */
function variantOf({ url, title, text }: SitePage, turn: number): SitePage {
  const blocks = text.split('\n\n')
  const cut = turn % blocks.length
  return {
    url: `${url}?part=${turn}`,
    title: `${title} (${turn})`,
    text: [...blocks.slice(cut), ...blocks.slice(0, cut)].join('\n\n'),
  }
}
