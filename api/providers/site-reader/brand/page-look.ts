import type { CheerioAPI } from 'cheerio'
import { type PageUsage, usageOf } from './element-usage.ts'

const MAX_OWN_STYLES = 1_500_000

/** What colours one page; plain data, so that it can wait as bytes for the other pages. */
export interface PageLook {
  usage: PageUsage
  /** Its `<style>` elements. */
  styles: string
  /** Colours it states outright, e.g. `theme-color`. */
  stated: string[]
}

/** Reads what colours a page. */
export function lookOf($: CheerioAPI): PageLook {
  const stated = $('meta[name="theme-color"], meta[name="msapplication-TileColor"]').toArray()
  return {
    usage: usageOf($),
    styles: $('style').text().slice(0, MAX_OWN_STYLES),
    stated: stated.map(({ attribs }) => attribs.content?.slice(0, 100) ?? ''),
  }
}
