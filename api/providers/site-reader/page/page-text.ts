import type { CheerioAPI } from 'cheerio'
import { type DomElement, type DomNode, isElement } from './dom.ts'
import { cleanLine, inlineText, isSilent } from './inline-text.ts'
import { labelValue } from './label-value.ts'

/** Longest text kept of one page, in characters. */
const MAX_PAGE_CHARS = 100_000

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)

/** One piece of a page's text: a heading, a paragraph, a list item or a table row; 'end' where headings cease to hold. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'row' | 'end'
  text: string
}

/** A page's readable text in reading order. Menus are left out; phone numbers in them are not. */
export function readTextBlocks($: CheerioAPI): TextBlock[] {
  const walk: Walk = { blocks: [], chars: 0, hasBlocks: new Map(), level: 0, ended: false }
  const bodies = $('body').toArray()
  for (const body of bodies.length > 0 ? bodies : $.root().children().toArray()) visit(body, walk)
  return walk.blocks
}

/** Blocks as light Markdown: rows of a list stay together, everything else is apart by a blank line. */
export function blocksToText(blocks: readonly TextBlock[]): string {
  let text = ''
  blocks.forEach((block, index) => {
    const together = block.kind === 'row' && blocks[index - 1]?.kind === 'row'
    text += (index === 0 ? '' : together ? '\n' : '\n\n') + block.text
  })
  return text
}

interface Walk {
  blocks: TextBlock[]
  chars: number
  hasBlocks: Map<DomElement, boolean>
  /** Level of the heading that holds now, 0 before the first. */
  level: number
  /** A part of the page has begun or ended: without a heading of its own, what follows belongs to the page alone. */
  ended: boolean
}

function push(walk: Walk, kind: TextBlock['kind'], text: string): void {
  if (text === '' || walk.chars + text.length > MAX_PAGE_CHARS) return
  if (kind === 'heading') walk.level = text.indexOf(' ')
  else if (walk.ended && walk.level > 1 && walk.blocks.at(-1)?.kind !== 'heading') {
    walk.blocks.push({ kind: 'end', text: '---' })
    walk.level = 1
  }
  walk.ended = false
  walk.chars += text.length
  walk.blocks.push({ kind, text })
}

const PARTS = new Set(['section', 'article', 'aside', 'footer', 'main'])

function visit(element: DomElement, walk: Walk): void {
  if (isSilent(element)) return
  const { name } = element
  if (name === 'nav' || element.attribs.role === 'navigation' || isMenu(element)) visitMenu(element, walk)
  else if (name === 'dl') visitDescriptions(element, walk)
  else if (name === 'table') visitTable(element, walk)
  else {
    const block = wholeBlock(element, walk)
    if (block) push(walk, block.kind, block.text)
    else {
      if (PARTS.has(name)) walk.ended = true
      visitChildren(element, walk)
      if (PARTS.has(name)) walk.ended = true
    }
  }
}

const FRAMES = new Set(['header', 'footer', 'aside'])

/** A list of links in the frame of a page is a menu by another name. */
function isMenu(element: DomElement): boolean {
  if (element.name !== 'ul' && element.name !== 'ol') return false
  let above = element.parent
  while (above && isElement(above as DomNode) && !FRAMES.has((above as DomElement).name)) above = above.parent
  if (!above || !isElement(above as DomNode)) return false
  const items = element.children.filter(isElement)
  return (
    items.length > 2 &&
    items.every((item) =>
      item.children
        .filter((node) => isElement(node) || (node.type === 'text' && node.data.trim() !== ''))
        .every(
          (node) =>
            isElement(node) && node.name === 'a' && !/^(?:tel|mailto):/i.test(node.attribs.href ?? ''),
        ),
    )
  )
}

/** Cards: siblings built alike whose first short line names each of them. */
function cardsOf(element: DomElement, walk: Walk): Set<DomElement> {
  const children = element.children.filter(isElement).filter((child) => !isSilent(child))
  const groups = new Map<string, DomElement[]>()
  for (const child of children) {
    const key = `${child.name} ${(child.attribs.class ?? '').split(/\s+/)[0] ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), child])
  }
  const cards = new Set<DomElement>()
  for (const alike of groups.values()) {
    if (alike.length < 2) continue
    const named = alike.filter((child) => isCard(child, walk))
    if (named.length >= 2 && named.length >= alike.length / 2) for (const child of named) cards.add(child)
  }
  return cards
}

const MAX_CARD = 900
const MAX_NAME = 60

function isCard(element: DomElement, walk: Walk): boolean {
  if (element.name === 'li' || element.name === 'p' || element.name === 'tr' || !hasBlocks(element, walk))
    return false
  const text = cleanLine(inlineText(element.children))
  if (text.length > MAX_CARD || text.length < 8) return false
  const inner: Walk = { blocks: [], chars: 0, hasBlocks: walk.hasBlocks, level: 0, ended: false }
  visitChildren(element, inner)
  const [first, ...rest] = inner.blocks
  return (
    first?.kind === 'paragraph' &&
    rest.length > 0 &&
    first.text.length <= MAX_NAME &&
    !first.text.includes('\n') &&
    !/[.!?:;,]$/.test(first.text) &&
    /\p{L}{2}/u.test(first.text) &&
    !inner.blocks.some(({ kind }) => kind === 'heading')
  )
}

function visitCard(element: DomElement, walk: Walk, level: number): void {
  const inner: Walk = { blocks: [], chars: 0, hasBlocks: walk.hasBlocks, level: 0, ended: false }
  visitChildren(element, inner)
  for (const [index, { kind, text }] of inner.blocks.entries())
    push(walk, index === 0 ? 'heading' : kind, index === 0 ? `${'#'.repeat(level)} ${text}` : text)
}

/** A table with a head row keeps its columns' names; one without is rows. */
function visitTable(table: DomElement, walk: Walk): void {
  const rows = rowsIn(table)
  const isData =
    rows.length > 1 &&
    rows.every((row) => row.children.filter(isElement).every((cell) => !hasBlocks(cell, walk)))
  const width = Math.max(0, ...rows.map((row) => row.children.filter(isElement).length))
  const head = rows[0]?.children.filter(isElement) ?? []
  const isHead =
    head.length > 2 &&
    head.length === width &&
    head.every((cell, index) => cell.name === 'th' || (index === 0 && oneLine(cell) === ''))
  if (!isData || !isHead) {
    visitChildren(table, walk)
    return
  }
  const line = (row: DomElement) =>
    `| ${row.children
      .filter(isElement)
      .map((cell) => oneLine(cell).replaceAll('|', '/'))
      .join(' | ')} |`
  const caption = table.children.find((child) => isElement(child) && child.name === 'caption')
  if (caption && isElement(caption)) push(walk, 'paragraph', oneLine(caption))
  push(walk, 'row', line(rows[0]!))
  push(walk, 'row', `|${' --- |'.repeat(head.length)}`)
  for (const row of rows.slice(1)) push(walk, 'row', line(row))
}

function rowsIn(element: DomElement): DomElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.name) ? rowsIn(child) : [],
    )
}

/** The one block an element is, or undefined when it holds several. */
function wholeBlock(element: DomElement, walk: Walk): TextBlock | undefined {
  const { name } = element
  if (/^h[1-6]$/.test(name)) {
    const text = oneLine(element)
    return { kind: 'heading', text: text && `${'#'.repeat(Number(name[1]))} ${text}` }
  }
  if (name === 'summary' || isBoldLine(element)) {
    const text = oneLine(element)
    return { kind: 'heading', text: text && `${'#'.repeat(Math.min(6, subLevel(walk)))} ${text}` }
  }
  const isData = name === 'tr' && !element.children.some((cell) => isElement(cell) && hasBlocks(cell, walk))
  if (isData) return { kind: 'row', text: tableRow(element) }
  const pair = name === 'p' ? undefined : labelValue(element, (child) => !hasBlocks(child, walk))
  if (pair !== undefined) return { kind: 'row', text: `- ${pair}` }
  return hasBlocks(element, walk) ? undefined : textBlock(element, element.children)
}

/** Headings made by hand nest below the last real one, side by side. */
function subLevel(walk: Walk): number {
  const last = walk.blocks.findLast(({ kind, text }) => kind === 'heading' && !text.startsWith('######'))
  return last ? 6 : 2
}

/** A paragraph of bold type alone is a heading to whoever reads it. */
function isBoldLine(element: DomElement): boolean {
  if (element.name !== 'p' && element.name !== 'div') return false
  const parts = element.children.filter(
    (node) => isElement(node) || (node.type === 'text' && node.data.trim() !== ''),
  )
  const [only] = parts
  if (parts.length !== 1 || !only || !isElement(only) || !/^(?:strong|b)$/.test(only.name)) return false
  const text = oneLine(element)
  return text.length <= 120 && !/[.,;:!]$/.test(text) && !/\d/.test(text)
}

/** A run of inline content: a list item's is a row, any other's a paragraph. */
function textBlock(parent: DomElement, run: readonly DomNode[]): TextBlock {
  const text = inlineText(run)
  if (parent.name !== 'li') return { kind: 'paragraph', text }
  return { kind: 'row', text: text && `- ${cleanLine(text)}` }
}

/** Runs of inline content between blocks are blocks of their own. */
function visitChildren(element: DomElement, walk: Walk): void {
  let run: DomNode[] = []
  const flush = () => {
    const { kind, text } = textBlock(element, run)
    push(walk, kind, text)
    run = []
  }
  const cards = cardsOf(element, walk)
  const level = Math.min(6, Math.max(2, walk.level + 1))
  let inCards = false
  for (const child of element.children) {
    if (isElement(child) && (BLOCKS.has(child.name) || hasBlocks(child, walk))) {
      flush()
      if (cards.has(child)) {
        visitCard(child, walk, level)
        inCards = true
        continue
      }
      if (inCards) walk.ended = true
      inCards = false
      visit(child, walk)
    } else run.push(child)
  }
  flush()
  if (inCards) walk.ended = true
}

/** Of a menu only the ways to reach someone are worth keeping: its links lead to pages read anyway. */
function visitMenu(element: DomElement, walk: Walk): void {
  for (const child of element.children) {
    if (!isElement(child) || isSilent(child)) continue
    const contact = child.name === 'a' && /^(?:tel|mailto):/i.test(child.attribs.href ?? '')
    if (contact) push(walk, 'paragraph', inlineText([child]))
    else visitMenu(child, walk)
  }
}

function visitDescriptions(list: DomElement, walk: Walk): void {
  const terms = list.children.flatMap((child) =>
    isElement(child) && child.name === 'div' ? child.children : [child],
  )
  let label = ''
  let answers = false
  for (const child of terms) {
    if (!isElement(child)) continue
    if (child.name === 'dt') label = oneLine(child).replace(/[:：]$/, '')
    if (child.name === 'dt' && label.endsWith('?')) {
      push(walk, 'heading', `${'#'.repeat(Math.min(6, subLevel(walk)))} ${label}`)
      label = ''
      answers = true
    } else if (child.name === 'dd' && answers && label === '') visitChildren(child, walk)
    else if (child.name === 'dd')
      push(walk, 'row', label ? `- ${label}: ${oneLine(child)}` : `- ${oneLine(child)}`)
  }
}

function tableRow(row: DomElement): string {
  const cells = row.children.filter(isElement).map(oneLine).filter(Boolean)
  if (cells.length === 2) return `${cells[0]!.replace(/[:：]$/, '')}: ${cells[1]}`
  return cells.join(' | ')
}

const oneLine = (element: DomElement) => cleanLine(inlineText(element.children))

function hasBlocks(element: DomElement, walk: Walk): boolean {
  const known = walk.hasBlocks.get(element)
  if (known !== undefined) return known
  const found = element.children.some(
    (child) => isElement(child) && !isSilent(child) && (BLOCKS.has(child.name) || hasBlocks(child, walk)),
  )
  walk.hasBlocks.set(element, found)
  return found
}
