import { createGuardedFetch } from '#api/net/guarded-fetch.ts'
import { GuardedFetchError } from '#api/net/guarded-fetch-error.ts'
import { findByLinks, type Searching } from './crawl/find-by-links.ts'
import { findBySitemap } from './crawl/find-by-sitemap.ts'
import { openPage } from './crawl/open-page.ts'
import { createRobotsGate, type RobotsGate } from './crawl/robots-gate.ts'
import { SiteClient } from './crawl/site-client.ts'
import { withDeadline } from './crawl/with-deadline.ts'
import type { SiteReaderSettings } from './create-site-reader.ts'
import type { PageAnswer, PageReader, PageReadOptions } from './page-reader.ts'
import { createReadingPlaces } from './places/reading-places.ts'
import { SiteReadError, toPageReadError } from './site-read-error.ts'
import { parsingFailure } from './work/parsing-failure.ts'
import { type SiteWork, sharedSiteWork } from './work/site-work.ts'

const MEGABYTE = 1024 * 1024

const LIMITS = {
  connectMs: 2_000,
  fetchMs: 10_000,
  fetchBytes: 5 * MEGABYTE,
  /** Milliseconds for a few pages, or for a search. */
  crawlMs: 60_000,
  /** Bytes of the same. */
  crawlBytes: 100 * MEGABYTE,
}
/** Pages of one call that are fetched at the same time. */
const parallel = 4
/** Readings of this process at once, beside those people wait for. */
const usualPlaces = { total: 3, perOwner: 1, waiting: 200, waitingPerOwner: 50 }
const patienceMs = 30 * 60 * 1000

interface Reading {
  client: SiteClient
  work: SiteWork
  robots: RobotsGate
  deadline: AbortSignal
}

/** Makes the reader of single pages. It has places of its own: nobody who makes an agent waits for it. */
export function createPageReader(
  settings: Omit<SiteReaderSettings, 'limits'> & { limits?: Partial<typeof LIMITS> } = {},
): PageReader {
  const limits = { ...LIMITS, ...settings.limits }
  const fetch = createGuardedFetch({
    allow: settings.allow,
    resolver: settings.resolver,
    connectTimeoutMs: limits.connectMs,
    totalTimeoutMs: limits.fetchMs,
    maxBytes: limits.fetchBytes,
  })
  const places = createReadingPlaces(settings.places ?? usualPlaces)

  function within<T>(
    { signal, owner = '', siteProof }: PageReadOptions,
    read: (reading: Reading) => Promise<T>,
  ): Promise<T> {
    return places.use(owner, () => readNow(signal, siteProof, read), { signal, patienceMs })
  }

  async function readNow<T>(
    signal: AbortSignal | undefined,
    siteProof: string | undefined,
    read: (reading: Reading) => Promise<T>,
  ): Promise<T> {
    try {
      return await withDeadline(signal, limits.crawlMs, async (deadline) => {
        const work = settings.work ?? sharedSiteWork()
        await work.ready()
        const client = new SiteClient(fetch, deadline, limits.fetchBytes, limits.crawlBytes)
        return read({ client, work, robots: createRobotsGate(client, work, siteProof), deadline })
      })
    } catch (error) {
      throw inWords(error)
    }
  }

  function inWords(error: unknown): unknown {
    return parsingFailure(error, {
      defeated: 'page-too-complex',
      log: settings.log,
      event: 'page_reader.no_worker',
    })
  }

  async function readOne(url: string, { client, work, robots }: Reading): Promise<PageAnswer> {
    try {
      if (!(await robots.may(url))) return { url, error: new SiteReadError('robots') }
      const response = await client.home(url)
      if (response.url !== url && !(await robots.may(response.url))) {
        return { url, error: new SiteReadError('robots') }
      }
      const parsed = await openPage(response, { client, work })
      if (!parsed) return { url, error: new SiteReadError('page-too-complex') }
      const [page] = await work.run('texts', [parsed])
      if (!page?.text) return { url, error: new SiteReadError('page-empty') }
      return { url, page: { title: page.title, text: page.text } }
    } catch (error) {
      const told = error instanceof GuardedFetchError ? toPageReadError(error, url) : inWords(error)
      if (told instanceof SiteReadError) return { url, error: told }
      throw told
    }
  }

  return {
    readPages: (urls, options = {}) =>
      within(options, async (reading) => {
        const answers: PageAnswer[] = []
        for (let at = 0; at < urls.length; at += parallel) {
          answers.push(
            ...(await Promise.all(urls.slice(at, at + parallel).map((url) => readOne(url, reading)))),
          )
          options.signal?.throwIfAborted()
        }
        return answers
      }),
    findPages: (search, options = {}) =>
      within(options, async (reading) => {
        const searching: Searching = { ...reading, onFound: options.onFound ?? (() => {}) }
        const found = await (search.by === 'sitemap' ? findBySitemap : findByLinks)(search, searching)
        options.signal?.throwIfAborted()
        return found
      }),
  }
}
