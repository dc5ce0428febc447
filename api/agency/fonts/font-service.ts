import { fontLimits } from '#mocks/contracts/agency/fonts.ts'
import type { Config } from '../../config.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { GuardedFetchError } from '../../net/guarded-fetch-error.ts'
import { fontAddresses } from './font-addresses.ts'
import { type DescribedFace, readFontSheet } from './read-font-sheet.ts'

/** A font, fetched. */
export interface FetchedFont {
  faces: (Omit<DescribedFace, 'url'> & { file: number })[]
  /** Each once, however many faces it has. */
  files: Buffer[]
}

/** Why there is no font: nobody knows it, its service does not work, or it is too large or in too many files. */
export type FontFailure = 'unknown' | 'failed' | 'too-large' | 'too-many-files'

/** Families of thousands of letters have sheets of some hundred kilobytes; read whole, they are counted. */
const sheetBytes = 1024 * 1024
/** What a service answers for a family, or a weight of one, that it does not have. */
const unknownStatuses: readonly (number | undefined)[] = [400, 404]
/** Services answer with woff2 to browsers that know it. */
const asBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36'

/**
 * Asks the configured font service: its style sheet says which files a family has, and only from its own origin, or the
 * one configured for files, are they fetched. Every address, size and kind is checked; nothing is followed elsewhere.
 */
export function createFontService(
  { fonts, siteReaderAllow: allow }: Pick<Config, 'fonts' | 'siteReaderAllow'>,
  {
    familyMs = 20_000,
  }: { /** Milliseconds for a family, however many files it has. */ familyMs?: number } = {},
) {
  const fetch = createGuardedFetch({ allow, maxRedirects: 0, totalTimeoutMs: 8_000 })

  /** The style sheet of a family; null where the service knows none. */
  async function sheetOf(family: string, sheetUrl: string, signal: AbortSignal): Promise<string | null> {
    for (const url of fontAddresses(sheetUrl, family)) {
      try {
        const { body } = await fetch(url, {
          accept: ['text/css'],
          maxBytes: sheetBytes,
          headers: { 'user-agent': asBrowser },
          stayOn: new URL(sheetUrl).origin,
          signal,
        })
        return body.toString('utf8')
      } catch (error) {
        if (!(error instanceof GuardedFetchError) || !unknownStatuses.includes(error.status)) throw error
      }
    }
    return null
  }

  async function filesOf(
    faces: readonly DescribedFace[],
    origins: readonly string[],
    signal: AbortSignal,
  ): Promise<Buffer[] | FontFailure> {
    const urls = [...new Set(faces.map(({ url }) => url.href))]
    if (urls.length > fontLimits.files) return 'too-many-files'
    const files: Buffer[] = []
    let bytes = 0
    for (const href of urls) {
      const { origin } = new URL(href)
      if (!origins.includes(origin)) return 'failed'
      const { body } = await fetch(href, { maxBytes: fontLimits.fileBytes, stayOn: origin, signal })
      if (body.subarray(0, 4).toString('latin1') !== 'wOF2') return 'failed'
      bytes += body.length
      if (bytes > fontLimits.allBytes) return 'too-large'
      files.push(body)
    }
    return files
  }

  return {
    /** Whether there is one to ask. */
    isConnected: fonts !== null,

    /** Fetches a family, given as it is kept: spaces are plus signs. */
    async fetch(family: string): Promise<FetchedFont | FontFailure> {
      if (!fonts) return 'failed'
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new GuardedFetchError('timeout')), familyMs)
      try {
        const sheet = await sheetOf(family, fonts.sheetUrl, late.signal)
        if (sheet === null) return 'unknown'
        const described = readFontSheet(sheet, family.replaceAll('+', ' '), new URL(fonts.sheetUrl))
        if (described.length === 0) return 'failed'
        const files = await filesOf(described, fonts.fileOrigins, late.signal)
        if (typeof files === 'string') return files
        const order = [...new Set(described.map(({ url }) => url.href))]
        return {
          files,
          faces: described.map(({ url, ...face }) => ({ ...face, file: order.indexOf(url.href) })),
        }
      } catch (error) {
        if (!(error instanceof GuardedFetchError)) throw error
        return error.reason === 'too-large' ? 'too-large' : 'failed'
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
