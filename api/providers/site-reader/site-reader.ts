/** A picture of the site. */
export interface SiteImage {
  /** Where it was found, on the site's own origin. */
  url: string
  /** The picture as a small PNG data URL, safe to store and show. */
  dataUrl?: string
}

/** One page's readable text. */
export interface SitePage {
  url: string
  title: string
  /** Light Markdown: `#` headings, `- ` list items, `label: value` rows; blocks apart by a blank line. */
  text: string
}

/** A page that was fetched and then passed over. */
export interface SkippedPage {
  url: string
  /** It took too long to parse, or more memory than a page may. */
  reason: 'too-slow' | 'too-large'
}

/** What a company's website tells about it (spec 1 §4; its pages become knowledge, spec 3 §3). */
export interface SiteRead {
  /** The home page, after redirects. */
  url: string
  origin: string
  name: string
  /** One paragraph; empty when the site has none. */
  description: string
  /** BCP 47 tag as the page states it. */
  lang?: string
  favicon?: SiteImage
  logo?: SiteImage
  /** At most 11 of `#rrggbb`, most used first, greys last. */
  colors: string[]
  /** At most 30, the home page first. */
  pages: SitePage[]
  /** Addresses that could not be had this time though a page may well be there. @default none */
  unread?: string[]
  /** Pages whose parsing was given up, among the unread. @default none */
  skipped?: SkippedPage[]
  /** Addresses the site itself leads to and has no page at. @default none */
  broken?: string[]
  /** Time or bytes ran out before every page was read. @default false */
  cutShort?: boolean
}

/** A step of reading, for a person who waits. */
export type SiteProgress =
  /** Other websites are being read; so many are in front. */
  | { stage: 'waiting'; ahead: number }
  | { stage: 'connecting' }
  | { stage: 'reading-home' }
  | {
      stage: 'finding-brand'
      name: string
      title: string
      /** Once they are known, at the end of this stage. */
      colors?: string[]
      /** The logo or favicon as a small PNG data URL, once it is known. */
      logo?: string
    }
  | {
      stage: 'reading-pages'
      name: string
      colors: string[]
      pagesRead: number
      pagesFound: number
      /** Title of the page read last. */
      title: string
    }
  | { stage: 'done'; name: string; colors: string[]; pagesRead: number; pagesFound: number }

/** How one read is watched and stopped. */
export interface SiteReadOptions {
  signal?: AbortSignal
  /** Whose reading it is, e.g. a workspace: nobody may take all places. @default nobody's, which share one's places */
  owner?: string
  /** Milliseconds the reading itself may take; what was read until then is the result. @default the reader's own limit */
  maxMs?: number
  /** Milliseconds it waits for a place. @default 120000 */
  patienceMs?: number
  /** Pages this read may take, the home page among them. @default the reader's own limit */
  maxPages?: number
  /** The line by which a site says it is theirs, and may be read past robots.txt. @default no site is */
  siteProof?: string
  onProgress?: (progress: SiteProgress) => void
}

/** Reads a company's website, as its robots.txt asks but where the site says that it is the asker's. */
export interface SiteReader {
  /**
   * @param website a URL, or a host name as a person types it
   * @throws SiteReadError with a reason in plain words, or the signal's reason
   */
  read(website: string, options?: SiteReadOptions): Promise<SiteRead>
}
