import type { SiteReadError } from './site-read-error.ts'

/** One page of a website, read on its own. */
export interface WebPage {
  title: string
  /** Light Markdown, as a site's pages are read. */
  text: string
}

/** What came of one address. */
export type PageAnswer = { url: string; page: WebPage } | { url: string; error: SiteReadError }

/** A page somebody may want to have read. */
export interface FoundPage {
  /** Absolute, without fragment and tracking. */
  url: string
  /** '' while it was not opened, as those a site map names. */
  title: string
  /** Characters of readable text; null while it was not opened. */
  charCount: number | null
}

/** Where pages are looked for. */
export interface PageSearch {
  /** The addresses a site map names, or the links from page to page. */
  by: 'sitemap' | 'crawl'
  /** Where to begin, as a person types it. */
  address: string
  /** Pages that are found at most. */
  maxPages: number
  /** Beginnings of paths, one of which a page must have; none admits all. */
  include: readonly string[]
  /** Beginnings of paths that are left out. */
  exclude: readonly string[]
}

/** What was found. */
export interface PageFindings {
  pages: FoundPage[]
  /** Pages that robots.txt asks to leave alone. */
  refused: number
  /** There may be more: time, bytes or the number asked for ran out. */
  cutShort: boolean
}

/** How a reading is watched and stopped. */
export interface PageReadOptions {
  signal?: AbortSignal
  /** Whose it is: nobody may take all places. @default nobody's, which share one's places */
  owner?: string
  /** The line by which a site says it is theirs, and may be read past robots.txt. @default no site is */
  siteProof?: string
  /** Told of how many pages were found so far. */
  onFound?: (found: number) => void
}

/** Reads single pages, and finds them. Both do as robots.txt asks but on sites that say they are the asker's, and neither is waited for by a person's request. */
export interface PageReader {
  /** Reads a few pages; one that cannot be read does not keep the others. Rejects only with the signal's reason, or 'busy'. */
  readPages: (urls: readonly string[], options?: PageReadOptions) => Promise<PageAnswer[]>
  /** @throws SiteReadError with a reason in plain words, or the signal's reason */
  findPages: (search: PageSearch, options?: PageReadOptions) => Promise<PageFindings>
}
