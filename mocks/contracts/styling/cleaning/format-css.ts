import { tokenize, tokenTypes } from 'css-tree/tokenizer'

/** Lays out CSS one declaration a line; text that stands in brackets stays as it is. */
export function formatCss(css: string): string {
  let out = ''
  let depth = 0
  let brackets = 0
  const line = () => `\n${'  '.repeat(depth)}`
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end)
    if (opening.has(type)) brackets += 1
    if (type === tokenTypes.RightParenthesis || type === tokenTypes.RightSquareBracket) brackets -= 1
    if (brackets === 0 && type === tokenTypes.LeftCurlyBracket) {
      depth += 1
      out += ` {${line()}`
    } else if (brackets === 0 && type === tokenTypes.RightCurlyBracket) {
      depth = Math.max(0, depth - 1)
      out = `${out.trimEnd()}${line()}}\n${line()}`
    } else if (brackets === 0 && type === tokenTypes.Semicolon) {
      out += `;${line()}`
    } else out += text
  })
  return out
    .replace(/[ \t]+$/gm, '')
    .replace(/^( *[\w-]+):(?=[^\s].*;?$)(?!.*\{$)/gm, '$1: ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+(?=\n *\})/g, '')
    .trim()
}

const opening = new Set<number>([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
])
