import type { Token } from 'marked'
import type { Inline } from '#mocks/contracts/conversations/blocks.ts'
import { safeHref } from './safe-href.ts'

type Style = 'text' | 'strong' | 'em'

const deepest = 8
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Flattens marked's inline tokens into runs; the outermost style wins, HTML tags vanish. */
export function toRuns(tokens: readonly Token[]): Inline[] {
  return joinRuns(runsOf(tokens, 'text', 0))
}

/** The plain words of inline tokens. */
function plainText(tokens: readonly Token[], depth: number): string {
  return runsOf(tokens, 'text', depth)
    .map((run) => run.text)
    .join('')
}

function runsOf(tokens: readonly Token[], style: Style, depth: number): Inline[] {
  if (depth > deepest) return tokens.map((token) => ({ type: style, text: token.raw }))
  return tokens.flatMap((token): Inline[] => {
    const inner = 'tokens' in token ? (token.tokens ?? []) : []
    switch (token.type) {
      case 'strong':
      case 'em':
        return runsOf(inner, style === 'text' ? token.type : style, depth + 1)
      case 'codespan':
        return [{ type: 'code', text: token.text }]
      case 'link':
        return [linkRun(token.href, plainText(inner, depth + 1), style)]
      case 'image':
        return [{ type: style, text: token.text }]
      case 'br':
        return [{ type: style, text: '\n' }]
      case 'html':
      case 'checkbox':
        return []
      case 'escape':
        return [{ type: style, text: token.text }]
      default:
        return inner.length > 0
          ? runsOf(inner, style, depth + 1)
          : [{ type: style, text: decodeEntities('text' in token ? token.text : token.raw) }]
    }
  })
}

function linkRun(target: string, text: string, style: Style): Inline {
  const href = safeHref(target)
  return href ? { type: 'link', text: text || href, href } : { type: style, text }
}

function joinRuns(runs: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last && last.type === run.type && run.type !== 'link')
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|([a-z]{2,4}));/g,
    (whole, code: string | undefined, name: string | undefined) => {
      if (name) return namedEntities[name] ?? whole
      const point = Number(code)
      return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
        ? String.fromCodePoint(point)
        : whole
    },
  )
}
