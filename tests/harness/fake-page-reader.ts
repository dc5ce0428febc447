import type { PageReader } from '#api/providers/site-reader/page-reader.ts'
import { SiteReadError } from '#api/providers/site-reader/site-read-error.ts'
import { foundFixturePages } from '#mocks/fixtures/knowledge/found-page.fixtures.ts'

/**
 * Reads no network: every page says its own address, nothing of `unreachable.example` can be had, and searches of
 * `slow.example` go on until they are stopped.
 */
export function fakePageReader(): PageReader {
  return {
    async readPages(urls, { signal } = {}) {
      signal?.throwIfAborted()
      return urls.map((url) => {
        const { hostname, pathname } = new URL(url)
        if (hostname === 'unreachable.example') return { url, error: new SiteReadError('unreachable') }
        const title = pathname === '/' ? hostname : pathname.slice(1)
        return { url, page: { title, text: `The page ${pathname} of ${hostname}.` } }
      })
    },
    async findPages({ address, maxPages, by }, { signal } = {}) {
      signal?.throwIfAborted()
      if (address.includes('slow.example'))
        await new Promise((_, stop) => signal?.addEventListener('abort', () => stop(signal.reason)))
      if (address.includes('unreachable.example')) throw new SiteReadError('unreachable')
      return { pages: foundFixturePages(by).slice(0, maxPages), refused: 0, cutShort: false }
    },
  }
}
