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

/** One piece of a page's text: a heading, a paragraph, a list item or a table row. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'row'
  text: string
}

/** A page's readable text in reading order. Menus are left out; phone numbers in them are not. */
export function readTextBlocks($: CheerioAPI): TextBlock[] {
  const walk: Walk = { blocks: [], chars: 0, hasBlocks: new Map() }
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
}

function push(walk: Walk, kind: TextBlock['kind'], text: string): void {
  if (text === '' || walk.chars + text.length > MAX_PAGE_CHARS) return
  walk.chars += text.length
  walk.blocks.push({ kind, text })
}

function visit(element: DomElement, walk: Walk): void {
  if (isSilent(element)) return
  if (element.name === 'nav' || element.attribs.role === 'navigation') visitMenu(element, walk)
  else if (element.name === 'dl') visitDescriptions(element, walk)
  else {
    const block = wholeBlock(element, walk)
    if (block) push(walk, block.kind, block.text)
    else visitChildren(element, walk)
  }
}

/** The one block an element is, or undefined when it holds several. */
function wholeBlock(element: DomElement, walk: Walk): TextBlock | undefined {
  const { name } = element
  if (/^h[1-6]$/.test(name)) {
    const text = oneLine(element)
    return { kind: 'heading', text: text && `${'#'.repeat(Number(name[1]))} ${text}` }
  }
  const isData = name === 'tr' && !element.children.some((cell) => isElement(cell) && hasBlocks(cell, walk))
  if (isData) return { kind: 'row', text: tableRow(element) }
  const pair = name === 'p' ? undefined : labelValue(element, (child) => !hasBlocks(child, walk))
  if (pair !== undefined) return { kind: 'row', text: `- ${pair}` }
  return hasBlocks(element, walk) ? undefined : textBlock(element, element.children)
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
  for (const child of element.children) {
    if (isElement(child) && (BLOCKS.has(child.name) || hasBlocks(child, walk))) {
      flush()
      visit(child, walk)
    } else run.push(child)
  }
  flush()
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
  for (const child of terms) {
    if (!isElement(child)) continue
    if (child.name === 'dt') label = oneLine(child).replace(/[:：]$/, '')
    if (child.name === 'dd')
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
