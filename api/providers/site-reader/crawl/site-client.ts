import type { GuardedFetch, GuardedResponse } from '#api/net/guarded-fetch.ts'
import { GuardedFetchError } from '#api/net/guarded-fetch-error.ts'
import type { SkippedPage } from '../site-reader.ts'

const HTML = ['text/html', 'application/xhtml+xml']
const TYPES = {
  page: HTML,
  stylesheet: ['text/css'],
  picture: ['image/'],
  sitemap: ['application/xml', 'text/xml'],
  robots: ['text/plain'],
  feed: [
    'application/rss+xml',
    'application/atom+xml',
    'application/feed+json',
    'application/xml',
    'text/xml',
  ],
  data: ['application/json', 'text/json'],
} as const

/** What a fetch is for; it decides which media types may be read. */
export type SiteResource = keyof typeof TYPES

/** Fetches the parts of one site within the read's byte budget. */
export class SiteClient {
  readonly #fetch: GuardedFetch
  readonly #signal: AbortSignal
  readonly #fetchBytes: number
  readonly #unread: string[] = []
  readonly #skipped: SkippedPage[] = []
  readonly #broken: string[] = []
  #bytesLeft: number

  constructor(fetch: GuardedFetch, signal: AbortSignal, fetchBytes: number, crawlBytes: number) {
    this.#fetch = fetch
    this.#signal = signal
    this.#fetchBytes = fetchBytes
    this.#bytesLeft = crawlBytes
  }

  /** Pages that could not be had for a reason that may pass: 404 and 410 say there is none, a wrong type as well. */
  get unread(): string[] {
    return [...this.#unread]
  }

  /** Pages whose parsing was given up. */
  get skipped(): SkippedPage[] {
    return [...this.#skipped]
  }

  /** Pages the site leads to and does not have. */
  get broken(): string[] {
    return [...this.#broken]
  }

  /** Passes a page over that defeats its reader; a page may well be there. */
  passOver(url: string, reason: SkippedPage['reason']): void {
    this.#unread.push(url)
    this.#skipped.push({ url, reason })
  }

  /** Nothing more may be read: the read's bytes are used up. */
  get isSpent(): boolean {
    return this.#bytesLeft <= 0
  }

  /** The home page, wherever it redirects to. */
  home(url: string): Promise<GuardedResponse> {
    return this.#spend(url, HTML)
  }

  /** A site's rules for readers, wherever they redirect to. */
  robots(url: string): Promise<GuardedResponse> {
    return this.#spend(url, TYPES.robots)
  }

  /** A site map, wherever it redirects to. */
  sitemap(url: string): Promise<GuardedResponse> {
    return this.#spend(url, [...TYPES.sitemap, ...TYPES.feed])
  }

  /** A part of the site, or undefined when it cannot be had: the read goes on without it. */
  async part(url: string, resource: SiteResource): Promise<GuardedResponse | undefined> {
    try {
      return await this.#spend(url, TYPES[resource], new URL(url).origin)
    } catch (error) {
      if (!(error instanceof GuardedFetchError) && !this.#signal.aborted) throw error
      if (resource === 'page' && mayPass(error)) this.#unread.push(url)
      if (resource === 'page' && isGone(error)) this.#broken.push(url)
      return undefined
    }
  }

  /** Reserves a fetch's whole cap while it runs, so that parallel fetches cannot overspend together. */
  async #spend(url: string, accept: readonly string[], stayOn?: string): Promise<GuardedResponse> {
    const maxBytes = Math.min(this.#fetchBytes, this.#bytesLeft)
    if (maxBytes <= 0) throw new GuardedFetchError('too-large')
    this.#bytesLeft -= maxBytes
    let unused = maxBytes
    const onBytes = (count: number) => {
      unused -= count
    }
    try {
      return await this.#fetch(url, { accept, stayOn, maxBytes, onBytes, signal: this.#signal })
    } finally {
      this.#bytesLeft += Math.max(0, unused)
    }
  }
}

/** Whether a page may be there although it could not be had. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof GuardedFetchError)) return true
  const { reason, status = 0 } = error
  return reason === 'status' ? status === 429 || status >= 500 : !['bad-type', 'left-origin'].includes(reason)
}

/** Whether the site says that there is no such page. */
function isGone(error: unknown): boolean {
  return (
    error instanceof GuardedFetchError && error.reason === 'status' && [404, 410].includes(error.status ?? 0)
  )
}
