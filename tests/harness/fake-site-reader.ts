import { SiteReadError } from '#api/providers/site-reader/site-read-error.ts'
import type { SiteRead, SiteReader } from '#api/providers/site-reader/site-reader.ts'

/** The website every fake reading finds, unless told otherwise. */
export function buildSiteRead(overrides: Partial<SiteRead> = {}): SiteRead {
  return {
    url: 'https://cafe.example/',
    origin: 'https://cafe.example',
    name: 'Harbour café',
    description: 'Coffee and cake by the harbour, every day but Sunday.',
    lang: 'en',
    colors: ['#b4532a', '#1f7a6b'],
    pages: [
      { url: 'https://cafe.example/', title: 'Harbour café', text: '# Welcome\n\nCoffee by the harbour.' },
      {
        url: 'https://cafe.example/hours',
        title: 'Opening hours',
        text: '# Opening hours\n\nMonday: 7:00 AM to 8:00 PM\n\nSunday: Closed',
      },
    ],
    ...overrides,
  }
}

/** Reads no network: `unreachable.example` cannot be read, every other address is the same café. */
export function fakeSiteReader(): SiteReader {
  return {
    async read(website, { signal, onProgress } = {}) {
      signal?.throwIfAborted()
      onProgress?.({ stage: 'connecting' })
      if (website.includes('unreachable.example')) throw new SiteReadError('unreachable')
      const site = buildSiteRead()
      onProgress?.({ stage: 'finding-brand', name: site.name, title: site.name })
      return site
    },
  }
}
