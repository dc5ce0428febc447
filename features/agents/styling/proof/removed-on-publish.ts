import {
  comparableAttributes,
  forbiddenAtRules,
  forbiddenProperties,
  loadingFunctions,
  overlayingPosition,
} from '#mocks/contracts/styling/css-rules.ts'
import { scanCss } from './scan-css.ts'

/** A style sheet as visitors get it, and what they never get of it. */
export interface Published {
  /** Without what goes. */
  css: string
  /** What goes, in plain words, each once. */
  words: string[]
  /** Every brace, quote and comment is closed, and none too many. */
  balanced: boolean
}

const loading = new RegExp(`(?:^|[^\\w-])(?:${loadingFunctions.join('|')})\\s*\\(|\\\\`, 'i')
const comparing = new RegExp(`\\[\\s*(?!${comparableAttributes})[\\w|*-]+\\s*[~|^$*]?=`, 'i')

/**
 * What the server takes out of CSS before visitors get it: what loads, reads what people type, or lies over the
 * page. The server decides with a full parser; this says it while one types.
 */
export function asPublished(css: string): Published {
  const { declarations, atRules, balanced } = scanCss(css)
  const found: { start: number; end: number; why: string }[] = []
  for (const { name, start, end } of atRules) {
    if (forbiddenAtRules.includes(name)) found.push({ start, end, why: `@${name}` })
  }
  for (const { property, value, selector, start, end } of declarations) {
    const why = objection(property, value, selector)
    if (why) found.push({ start, end, why })
  }
  found.sort((a, b) => a.start - b.start)
  const ranges = found.filter(({ start }, index) =>
    found.slice(0, index).every((other) => other.end <= start),
  )
  return { css: cutRanges(css, ranges), words: [...new Set(found.map(({ why }) => why))], balanced }
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

function objection(property: string, value: string, selector: string): string | undefined {
  if (forbiddenProperties.includes(property)) return property
  if (loading.test(value)) return /attr\s*\(/i.test(value) ? 'attr()' : 'url() and other addresses'
  if (property === 'position' && overlayingPosition.test(value)) return `position: ${value.toLowerCase()}`
  return comparing.test(selector) ? 'selectors that read attribute values' : undefined
}
