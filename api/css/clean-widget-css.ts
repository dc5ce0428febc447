import {
  type Atrule,
  type CssNode,
  type Declaration,
  generate,
  type List,
  parse,
  type Rule,
  type StyleSheet,
} from 'css-tree'
import { isClosed } from './close-css.ts'
import { formatCss } from './format-css.ts'
import { cssLimit, objectionTo, type SanitizedCss, sanitizeCss, unreadable } from './sanitize-css.ts'
import { splice, type TextEdit } from './text-edit.ts'
import { widgetObjection } from './widget-declaration.ts'
import { confineSelector } from './widget-selector.ts'

const allowedAtRules = /^(media|supports|container|layer|starting-style|keyframes|-webkit-keyframes)$/i
const reachesOut = 'A selector that reaches outside the widget.'
const confined = 'Selectors of the whole page now reach the widget only.'
const notNeeded = '!important, which your CSS never needs here.'

/**
 * Makes of written CSS a style sheet for the widget: nothing that loads, overlays, reaches outside or shouts.
 * What may stay stands there as it was written, comments included.
 */
export function cleanWidgetCss(input: string): SanitizedCss {
  const removed = new Set<string>()
  const text = input.slice(0, cssLimit)
  const broken: number[] = []
  const tree = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ offset }) => broken.push(offset),
  }) as StyleSheet
  const edits: TextEdit[] = []
  const end = text.length < input.length ? cutAtLast(tree, edits, text) : text.length
  if (end < text.length) removed.add('Everything after the first 100,000 characters.')
  if (broken.some((offset) => offset < end)) removed.add(unreadable)
  visitRules(tree.children, { text, edits, removed })
  return { css: wholesome(splice(text, edits).replace(/<(?=[/!])/g, ''), removed), removed: [...removed] }
}

/** What the visit of a tree needs and collects. */
interface Visit {
  text: string
  edits: TextEdit[]
  removed: Set<string>
}

/** How many of these nodes stay. */
function visitRules(nodes: List<CssNode>, visit: Visit, parent?: CssNode): number {
  let kept = 0
  nodes.forEach((node) => {
    const reason = reasonToDrop(node, parent) ?? (isEmptied(node, visit) ? '' : null)
    if (reason === null) {
      kept += node.type === 'Comment' ? 0 : 1
      return
    }
    if (reason) visit.removed.add(reason)
    drop(node, visit)
  })
  return kept
}

function reasonToDrop(node: CssNode, parent?: CssNode): string | null {
  const reason = objectionTo(node)
  if (reason) return reason
  if (node.type === 'Atrule' && !allowedAtRules.test(node.name)) return `@${node.name} is not allowed.`
  if (
    node.type === 'Atrule' &&
    isKeyframes(node) &&
    /^vg-/.test(node.prelude ? generate(node.prelude) : '')
  ) {
    return 'Animations whose name begins with vg- are the widget’s own.'
  }
  if (node.type === 'Declaration') return widgetObjection(node)
  if (node.type === 'Rule' && parent?.type === 'Rule') {
    return /\bhtml\b|\bbody\b|:root|:host/i.test(generate(node.prelude)) ? reachesOut : null
  }
  return null
}

/** Looks into what stays; true when nothing of it is left. */
function isEmptied(node: CssNode, visit: Visit): boolean {
  if (node.type === 'Declaration') withoutImportant(node, visit)
  if (node.type !== 'Rule' && node.type !== 'Atrule') return false
  const hadSome = node.block && !node.block.children.isEmpty
  if (node.type === 'Rule' && !confineRule(node, visit)) return true
  return Boolean(hadSome && node.block && visitBlock(node, visit) === 0)
}

function visitBlock(node: Rule | Atrule, visit: Visit): number {
  if (node.type === 'Atrule' && isKeyframes(node)) {
    node.block!.children.forEach((step) => {
      if (step.type === 'Rule') visitRules(step.block.children, visit, step)
    })
    return 1
  }
  return visitRules(node.block!.children, visit, node)
}

/** False when no selector of the rule may stay. Rules inside a rule are confined by it. */
function confineRule(rule: Rule, { edits, removed, text }: Visit): boolean {
  if (rule.prelude.type !== 'SelectorList') return true
  const selectors = rule.prelude.children.toArray()
  if (selectors.some((selector) => /&/.test(generate(selector)))) return true
  const kept = selectors.map((selector) => selector.type === 'Selector' && confineSelector(selector))
  if (kept.includes(null)) removed.add(reachesOut)
  const changed = selectors.some((selector, index) => kept[index] && kept[index] !== generate(selector))
  if (changed) removed.add(confined)
  const [start, end] = rangeOf(rule.prelude)
  const whole = [...new Set(kept.filter(Boolean))].join(', ')
  if (changed || kept.includes(null))
    edits.push({ start, end, text: whole + text.slice(start, end).match(/\s*$/)![0] })
  return whole !== ''
}

function withoutImportant(node: Declaration, { edits, removed, text }: Visit): void {
  if (!node.important) return
  const [start, end] = rangeOf(node)
  const at = text.slice(start, end).search(/\s*!\s*\w+\s*$/)
  if (at < 0) return
  removed.add(notNeeded)
  edits.push({ start: start + at, end, text: '' })
}

/** Takes a node out, together with the line it stands on alone. */
function drop(node: CssNode, { text, edits }: Visit): void {
  const [from, to] = rangeOf(node)
  const before = /(^|\n)?([ \t]*)$/.exec(text.slice(0, from))!
  const after = /^(\s*;)?([ \t]*\n)?/.exec(text.slice(to))!
  const alone = before[1] !== undefined && after[2] !== undefined
  const start = from - before[2]!.length
  const end = to + (alone ? after[0] : (after[1] ?? '')).length
  edits.push({ start, end, text: '' })
}

/** The last thing of text that was cut is half of something: says where it begins, and takes it out. */
function cutAtLast(tree: StyleSheet, edits: TextEdit[], text: string): number {
  const last = tree.children.pop()
  const start = last ? rangeOf(last.data)[0] : 0
  edits.push({ start, end: text.length, text: '' })
  return start
}

/** The text when it is whole and clean by itself, else what its tree says, laid out anew. */
function wholesome(text: string, removed: Set<string>): string {
  const trimmed = text.replace(/\n{3,}/g, '\n\n').trim()
  if (isWhole(trimmed)) return trimmed
  removed.add(unreadable)
  const rebuilt = formatCss(sanitizeCss(trimmed).css)
  return isWhole(rebuilt) ? rebuilt : ''
}

/** Whether nothing in the text is left open and nothing in it must go. */
function isWhole(text: string): boolean {
  return sanitizeCss(text).removed.length === 0 && isClosed(text)
}

function isKeyframes({ name }: Atrule): boolean {
  return /keyframes$/i.test(name)
}

function rangeOf(node: CssNode): [start: number, end: number] {
  return [node.loc!.start.offset, node.loc!.end.offset]
}
