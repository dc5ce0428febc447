import type { Token, Tokens } from 'marked'
import { Lexer } from 'marked'
import type { Block, Inline } from '#mocks/contracts/conversations/blocks.ts'
import { linkContacts } from './contact-links.ts'
import { toRuns } from './inline-runs.ts'

/** Longest answer that is shown, in characters; the rest is cut. */
export const answerLimit = 16_000

const mostBlocks = 200
const mostItems = 100
const deepest = 6
// Emphasis is matched in quadratic time: 1,000 marks take 20 ms, 14,000 take 3.5 s.
const mostMarks = 1_000

// Halves of a surrogate pair (the cut above may make one) and NUL.
const unshowable = /\p{Surrogate}|\0/gu

/**
 * Parses an answer's Markdown into the blocks the widget shows; phone numbers and mail addresses
 * become links. No HTML survives; size and depth are bounded.
 */
export function toBlocks(text: string): Block[] {
  const shown = text.slice(0, answerLimit).replace(unshowable, '')
  const tokens = lex(shown)
  return (tokens ? blocksOf(tokens, 0) : plainParagraphs(shown)).slice(0, mostBlocks).map(withContacts)
}

function withContacts(block: Block): Block {
  if (block.type === 'code') return block
  return block.type === 'list'
    ? { ...block, items: block.items.map(linkContacts) }
    : { ...block, runs: linkContacts(block.runs) }
}

function lex(text: string): Token[] | null {
  const marks = text.length - text.replace(/[*_~]/g, '').length
  if (marks > mostMarks) return null
  try {
    return new Lexer({ gfm: true }).lex(text)
  } catch {
    // Thousands of nested quotes or lists overflow the parser's stack; the words still count.
    return null
  }
}

function plainParagraphs(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ type: 'paragraph', runs: [{ type: 'text', text: part }] }))
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'code':
        return [{ type: 'code', lang: String(token.lang ?? '').slice(0, 40), text: token.text }]
      case 'heading':
        return paragraph(
          toRuns(token.tokens ?? []).map((run) => (run.type === 'text' ? { ...run, type: 'strong' } : run)),
        )
      case 'list':
        return list(token as Tokens.List)
      case 'table':
        return table(token as Tokens.Table)
      case 'blockquote':
        return depth < deepest ? blocksOf(token.tokens ?? [], depth + 1) : plainParagraphs(token.text)
      case 'space':
      case 'hr':
      case 'def':
        return []
      case 'html':
        return paragraph([{ type: 'text', text: withoutTags(token.text) }])
      default:
        return paragraph(toRuns('tokens' in token && token.tokens ? token.tokens : [token]))
    }
  })
}

function paragraph(runs: Inline[]): Block[] {
  return runs.some((run) => run.text.trim() !== '') ? [{ type: 'paragraph', runs }] : []
}

function list(token: Tokens.List): Block[] {
  const items = itemsOf(token, 0).slice(0, mostItems)
  return items.length > 0 ? [{ type: 'list', ordered: token.ordered, items }] : []
}

function itemsOf(token: Tokens.List, depth: number): Inline[][] {
  return token.items.flatMap((item) => {
    const nested = item.tokens.filter((one): one is Tokens.List => one.type === 'list')
    const own = blockRuns(item.tokens.filter((one) => one.type !== 'list'))
    const below = depth < deepest ? nested.flatMap((one) => itemsOf(one, depth + 1)) : []
    return own.length > 0 ? [own, ...below] : below
  })
}

/** What stands in one list item as a single list of runs, blocks apart by a line break. */
function blockRuns(tokens: readonly Token[]): Inline[] {
  return blocksOf(tokens, deepest).flatMap((block, index): Inline[] => {
    const runs: Inline[] =
      block.type === 'paragraph'
        ? block.runs
        : block.type === 'code'
          ? [{ type: 'code', text: block.text }]
          : block.items.flat()
    return index === 0 ? runs : [{ type: 'text', text: '\n' }, ...runs]
  })
}

/** A chat bubble is too narrow for columns: a row becomes an item, its cells named by their column. */
function table({ header, rows }: Tokens.Table): Block[] {
  const names = header.map((cell) => cell.text.trim())
  const items = rows.slice(0, mostItems).map((row) =>
    row.flatMap((cell, column): Inline[] => {
      const name = names[column] ? `${names[column]}: ` : ''
      return [{ type: 'text', text: `${column > 0 ? ', ' : ''}${name}` }, ...toRuns(cell.tokens)]
    }),
  )
  return items.length > 0 ? [{ type: 'list', ordered: false, items }] : []
}

/** Drops everything between `<` and `>`; an unclosed tag goes to the end. */
function withoutTags(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.includes('>') ? part.slice(part.indexOf('>') + 1) : ''))
    .join('')
    .trim()
}
