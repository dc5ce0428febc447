import type { Atrule, CssNode, Declaration, List, Rule, StyleSheet } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { tokenize } from 'css-tree/tokenizer'
import { cssLimit } from '../css-rules.ts'
import { isClosed } from './close-css.ts'
import { formatCss } from './format-css.ts'
import { isKeyframes, nodeObjection, reachesOut } from './node-objection.ts'
import { readableCss } from './readable-css.ts'
import { splice, type TextEdit } from './text-edit.ts'
import { unreadable } from './value-objection.ts'
import { confineSelector, staysInside } from './widget-selector.ts'

/** Clean CSS, and what had to go. */
export interface CleanedCss {
  css: string
  /** In plain words, each once. */
  removed: string[]
  /** Why nothing of it was read, in plain words. */
  objection?: string
}

const confined =
  'Selectors begin with .vg-scope, in place of html, body and :root, so that they reach only what this CSS is for.'
const notNeeded = '!important, which your CSS never needs here.'
const tooBroken = 'Too much of the CSS is broken to read it.'

/** More mistakes than this are not told apart: each costs a parser the length of the sheet. */
const mostMistakes = 200
/** Cleaning what was cleaned changes nothing; what was taken apart may need it once more. */
const rounds = 3

/**
 * Makes of written CSS a style sheet for the widget: nothing that loads, overlays, reaches outside or shouts
 * (threats 33). What may stay stands there as it was written, comments included. The server keeps nothing else, and
 * previews show nothing else.
 */
export function cleanWidgetCss(input: string): CleanedCss {
  const read = readableCss(input.slice(0, cssLimit))
  if (read.objection !== null) return refusedFor(read.objection)
  const removed = new Set<string>()
  try {
    let css = cleanOnce(read.css, removed, input.length > cssLimit)
    for (let round = 0; round < rounds; round += 1) {
      if (isWhole(css)) return { css, removed: [...removed] }
      removed.add(unreadable)
      css = cleanOnce(formatCss(generate(parse(css, { parseCustomProperty: true }))), removed)
    }
    return { css: '', removed: [...removed] }
  } catch (error) {
    if (error instanceof TooBroken) return refusedFor(tooBroken)
    throw error
  }
}

class TooBroken extends Error {}

function refusedFor(objection: string): CleanedCss {
  return { css: '', removed: [objection], objection }
}

/** One pass over a text, as it was written but for what had to go. */
function cleanOnce(text: string, removed: Set<string>, isCut = false): string {
  const broken: number[] = []
  const tree = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError({ offset }) {
      if (broken.push(offset) > mostMistakes) throw new TooBroken()
    },
  }) as StyleSheet
  const edits: TextEdit[] = []
  const end = isCut ? cutAtLast(tree, edits, text) : text.length
  if (isCut) removed.add('Everything after the first 100,000 characters.')
  if (broken.some((offset) => offset < end)) removed.add(unreadable)
  visitRules(tree.children, { text, edits, removed })
  // Nothing that is kept can end a style element; `(width < 40rem)` stays what it is.
  return splice(text, edits)
    .replace(/<(?=[/!])/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
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
    const reason =
      nodeObjection(node) ?? nestedObjection(node, parent) ?? (isEmptied(node, visit, parent) ? '' : null)
    if (reason === null) {
      kept += node.type === 'Comment' ? 0 : 1
      return
    }
    if (reason) visit.removed.add(reason)
    drop(node, visit)
  })
  return kept
}

/** Rules inside a rule are confined by it, as long as they do not look around it. */
function nestedObjection(node: CssNode, parent: CssNode | undefined): string | null {
  if (node.type !== 'Rule' || parent?.type !== 'Rule' || node.prelude.type !== 'SelectorList') return null
  const stays = node.prelude.children
    .toArray()
    .every((selector) => selector.type === 'Selector' && staysInside(selector))
  return stays ? null : reachesOut
}

/** Looks into what stays; true when nothing of it is left. */
function isEmptied(node: CssNode, visit: Visit, parent: CssNode | undefined): boolean {
  if (node.type === 'Declaration') withoutImportant(node, visit)
  if (node.type !== 'Rule' && node.type !== 'Atrule') return false
  const hadSome = node.block && !node.block.children.isEmpty
  if (node.type === 'Rule' && parent?.type !== 'Rule' && !confineRule(node, visit)) return true
  return Boolean(hadSome && node.block && visitBlock(node, visit, parent) === 0)
}

function visitBlock(node: Rule | Atrule, visit: Visit, parent: CssNode | undefined): number {
  if (node.type === 'Rule') return visitRules(node.block.children, visit, node)
  if (isKeyframes(node)) return visitSteps(node.block!.children, visit)
  // A condition inside a rule holds declarations and rules of that rule.
  return visitRules(node.block!.children, visit, parent?.type === 'Rule' ? parent : node)
}

/** The steps of an animation; their selectors are percentages. */
function visitSteps(steps: List<CssNode>, visit: Visit): number {
  steps.forEach((step) => {
    if (step.type === 'Rule') visitRules(step.block.children, visit, step)
    else if (step.type !== 'Comment') {
      visit.removed.add(unreadable)
      drop(step, visit)
    }
  })
  return 1
}

/** False when no selector of the rule may stay. */
function confineRule(rule: Rule, { edits, removed, text }: Visit): boolean {
  if (rule.prelude.type !== 'SelectorList') return true
  const selectors = rule.prelude.children.toArray()
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
  // From the last mark on: comments may stand around it and in it, and hold marks of their own.
  let at = start
  tokenize(text.slice(start, end), (_, from, to) => {
    if (text.slice(start + from, start + to) === '!') at = start + from
  })
  removed.add(notNeeded)
  edits.push({ start: text.slice(0, at).trimEnd().length, end, text: '' })
}

/** Takes a node out, together with the line it stands on alone. */
function drop(node: CssNode, { text, edits }: Visit): void {
  const [from, to] = rangeOf(node)
  const line = text.lastIndexOf('\n', from - 1) + 1
  const blank = /[ \t]*$/.exec(text.slice(line, from))![0].length
  const after = /^(\s*;)?([ \t]*\n)?/.exec(text.slice(to, to + 200))!
  const alone = line + blank === from && after[2] !== undefined
  const start = from - blank
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

/** Whether nothing in the text is left open and nothing in it must go. */
function isWhole(text: string): boolean {
  const removed = new Set<string>()
  return cleanOnce(text, removed) === text && removed.size === 0 && isClosed(text)
}

function rangeOf(node: CssNode): [start: number, end: number] {
  return [node.loc!.start.offset, node.loc!.end.offset]
}
