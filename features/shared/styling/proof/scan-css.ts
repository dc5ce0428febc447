/** One declaration of a style sheet, and where it stands in the text. */
export interface Declaration {
  /** Lower case. */
  property: string
  value: string
  /** Whole selector, with those of the rules around it; '' inside a rule that selects nothing. */
  selector: string
  /** Offset of its first character. */
  start: number
  /** Offset after its semicolon, if it has one. */
  end: number
}

/** One at-rule and where it stands in the text. */
export interface AtRule {
  /** Lower case, without the '@'. */
  name: string
  start: number
  /** Offset after its semicolon or its block. */
  end: number
}

/** What a style sheet consists of, in the order of the text. */
export interface ScannedCss {
  declarations: Declaration[]
  atRules: AtRule[]
  /** Every brace, quote and comment that was opened is closed, and none too many. */
  balanced: boolean
  /** How many blocks are still open at its end. */
  open: number
}

interface Block {
  selector: string
  atRule?: AtRule
}

/** Reads CSS just far enough to point at its parts. Anything goes in; it reads to the end and never throws. */
export function scanCss(css: string): ScannedCss {
  const declarations: Declaration[] = []
  const atRules: AtRule[] = []
  const blocks: Block[] = []
  let balanced = true
  let at = 0

  while (at < css.length) {
    const { at: start, open } = skipBlank(css, at)
    if (open) balanced = false
    if (start >= css.length) break
    const stop = statementEnd(css, start)
    const text = withoutComments(css.slice(start, stop.at)).trim()
    at = stop.at + 1
    if (stop.by === '{') blocks.push(openBlock(text, start, blocks.at(-1), atRules))
    else {
      const end = stop.by === ';' ? at : stop.at
      if (text.startsWith('@')) atRules.push({ name: atRuleName(text), start, end })
      else if (text) pushDeclaration(text, start, end, blocks.at(-1), declarations)
      if (stop.by === '}') {
        const closed = blocks.pop()
        if (!closed) balanced = false
        if (closed?.atRule) closed.atRule.end = at
      }
    }
    if (stop.open) balanced = false
  }
  return { declarations, atRules, balanced: balanced && blocks.length === 0, open: blocks.length }
}

function openBlock(prelude: string, start: number, parent: Block | undefined, atRules: AtRule[]): Block {
  const around = parent?.selector ?? ''
  if (!prelude.startsWith('@')) return { selector: nest(prelude, around) }
  const atRule = { name: atRuleName(prelude), start, end: start }
  atRules.push(atRule)
  return { selector: around, atRule }
}

function pushDeclaration(
  text: string,
  start: number,
  end: number,
  block: Block | undefined,
  declarations: Declaration[],
): void {
  const colon = text.indexOf(':')
  if (!block || colon < 1) return
  const property = text.slice(0, colon).trim().toLowerCase()
  declarations.push({ property, value: text.slice(colon + 1).trim(), selector: block.selector, start, end })
}

/** Selectors around a rule that are longer than this are left out: they may grow without end. */
const longestSelector = 2000

function nest(selector: string, parent: string): string {
  if (!parent || parent.length > longestSelector) return selector
  return selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`
}

function atRuleName(text: string): string {
  return /^@([\w-]*)/.exec(text)?.[1]?.toLowerCase() ?? ''
}

/** The text without its comments, each a space. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
}

function skipBlank(css: string, from: number): { at: number; open: boolean } {
  let at = from
  for (;;) {
    while (/\s/.test(css[at] ?? '')) at += 1
    if (!css.startsWith('/*', at)) return { at, open: false }
    const end = commentEnd(css, at)
    if (end.open) return end
    at = end.at
  }
}

/** Where a statement ends, and by which character; `open` when the text ended inside something. */
function statementEnd(css: string, from: number): { at: number; by: string; open: boolean } {
  let parens = 0
  let at = from
  while (at < css.length) {
    const character = css[at]!
    if (character === '\\') at += 1
    else if (character === '"' || character === "'") {
      const end = quoteEnd(css, at, character)
      if (end.open) return { at: css.length, by: '', open: true }
      at = end.at
      continue
    } else if (css.startsWith('/*', at)) {
      const end = commentEnd(css, at)
      if (end.open) return { at: css.length, by: '', open: true }
      at = end.at
      continue
    } else if (character === '(') parens += 1
    else if (character === ')') parens = Math.max(0, parens - 1)
    else if (parens === 0 && /[{};]/.test(character)) {
      return { at, by: character, open: false }
    }
    at += 1
  }
  return { at: css.length, by: '', open: false }
}

function commentEnd(css: string, from: number): { at: number; open: boolean } {
  const end = css.indexOf('*/', from + 2)
  return end < 0 ? { at: css.length, open: true } : { at: end + 2, open: false }
}

function quoteEnd(css: string, from: number, quote: string): { at: number; open: boolean } {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === quote) return { at: at + 1, open: false }
  }
  return { at: css.length, open: true }
}
