import { cleanFor } from '#mocks/contracts/styling/cleaning/clean-for.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { scanCss } from './scan-css.ts'

/** A style sheet as it is kept and as visitors get it, and what becomes of it on the way. */
export interface Published {
  /** Without what goes. */
  css: string
  /** What goes or changes, in plain words, each once. */
  words: string[]
  /** Every brace, quote and comment is closed, and none too many. */
  balanced: boolean
}

/** A style sheet as the server keeps it: by the very rule the server has. */
export function asPublished(css: string, surface: Surface = 'widget'): Published {
  const { css: kept, removed } = cleanFor[surface](css)
  return { css: kept, words: removed, balanced: scanCss(css).balanced }
}

/** The text without some parts of it; ranges come in order and apart from each other. */
export function cutRanges(css: string, ranges: readonly { start: number; end: number }[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of ranges) {
    kept += css.slice(at, start)
    at = end
  }
  return kept + css.slice(at)
}
