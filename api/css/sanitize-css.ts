import { type CssNode, generate, type List, type ListItem, parse, walk } from 'css-tree'
import {
  comparableAttributes,
  forbiddenAtRules,
  forbiddenProperties,
  loadingFunctions,
  overlayingPosition,
} from '#mocks/contracts/styling/css-rules.ts'

/** Longest CSS that is read, in characters. */
export const cssLimit = 100_000

/** What is said of broken CSS. */
export const unreadable = 'A part that is no valid CSS.'

/** Clean CSS, and what had to go, in plain words. */
export interface SanitizedCss {
  css: string
  removed: string[]
}

/**
 * Keeps of somebody's CSS what only styles: nothing that loads, reads values out of inputs, or lies over the page
 * (threats 33). Broken parts are dropped, never passed on raw.
 */
export function sanitizeCss(input: string): SanitizedCss {
  if (input.length > cssLimit) return { css: '', removed: ['The CSS is longer than 100,000 characters.'] }
  const removed = new Set<string>()
  const tree = parse(input, {
    parseCustomProperty: true,
    onParseError: () => removed.add(unreadable),
  })
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const reason = objectionTo(node)
      if (!reason || !list) return
      removed.add(reason)
      list.remove(item)
    },
  })
  // Nothing we keep can end a style element; `(width < 40rem)` stays what it is.
  const css = generate(tree).replace(/<(?=[/!])/g, '')
  return { css, removed: [...removed] }
}

/** Why a node must go, in plain words; null when it may stay. */
export function objectionTo(node: CssNode): string | null {
  switch (node.type) {
    case 'Raw':
      return /^[\s;]*$/.test(node.value) ? null : unreadable
    case 'Atrule':
      return forbiddenAtRules.includes(node.name.toLowerCase()) ? `@${node.name} is not allowed.` : null
    case 'Rule':
      if (node.prelude.type === 'Raw') return unreadable
      return readsAttributeValues(node) ? 'Selectors that read attribute values are not allowed.' : null
    case 'Declaration': {
      const property = node.property.toLowerCase()
      if (forbiddenProperties.includes(property)) return `${property} is not allowed.`
      if (loads(node.value)) return 'Addresses and files cannot be loaded from CSS.'
      return overlays(property, node.value) ? 'position: fixed is not allowed.' : null
    }
    default:
      return null
  }
}

/** Attribute selectors that compare a value can spell out what someone types. */
function readsAttributeValues(rule: CssNode): boolean {
  let found = false
  walk(rule, (node) => {
    if (node.type !== 'AttributeSelector' || node.matcher === null) return
    const name = node.name.name.toLowerCase()
    if (!name.startsWith(comparableAttributes)) found = true
  })
  return found
}

function loads(value: CssNode): boolean {
  let found = false
  walk(value, (node) => {
    if (node.type === 'Url') found = true
    if (node.type === 'Function' && loadingFunctions.includes(node.name.toLowerCase())) found = true
    if (node.type === 'Raw' && /url\s*\(|expression\s*\(|\\/i.test(node.value)) found = true
  })
  return found
}

function overlays(property: string, value: CssNode): boolean {
  return property === 'position' && overlayingPosition.test(generate(value))
}
