import { tokenize, tokenTypes } from 'css-tree/tokenizer'
import { ident } from 'css-tree/utils'
import { cssDepth } from '../css-rules.ts'

/** CSS that may be parsed, or why it may not. */
export interface ReadableCss {
  /** The same with every name written out: `p\6fsition` is `position`. */
  css: string
  /** Why it is not parsed, in plain words; null when it may be. */
  objection: string | null
}

/** Longest condition of an at-rule and longest selector list, in characters: parsers take the square of it. */
const longest = { condition: 500, selector: 4000 }

/** What is said of CSS that is not parsed. */
export const tooDeep = `The CSS is nested more than ${cssDepth} levels deep.`
export const tooLong = 'A condition or a selector of the CSS is too long to read.'
export const tooSlow = 'The CSS takes too long to read.'

const plainName = /^(?:--[\w-]+|-?[a-z_][\w-]*)$/i
const named = new Set<number>([
  tokenTypes.Ident,
  tokenTypes.Function,
  tokenTypes.AtKeyword,
  tokenTypes.Hash,
  tokenTypes.Url,
])
const opening = new Set<number>([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
])
const closing = new Set<number>([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
])
const silent = new Set<number>([tokenTypes.WhiteSpace, tokenTypes.Comment])

/** Reads CSS token by token, in time that grows with its length alone: bounds first, a parser later. */
export function readableCss(input: string): ReadableCss {
  const text = input.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\uFFFD')
  let css = ''
  let objection: string | null = null
  let depth = 0
  let statement: { at: number; isRule: boolean } | null = null
  tokenize(text, (type, start, end) => {
    const token = text.slice(start, end)
    css += named.has(type) && token.includes('\\') ? spelledOut(token) : token
    if (silent.has(type)) return
    if (opening.has(type)) depth += 1
    if (closing.has(type)) depth = Math.max(0, depth - 1)
    if (depth > cssDepth) objection ??= tooDeep
    statement ??= { at: start, isRule: type === tokenTypes.AtKeyword }
    const isBlock = type === tokenTypes.LeftCurlyBracket
    const limit = statement.isRule ? longest.condition : isBlock ? longest.selector : Number.POSITIVE_INFINITY
    if (end - statement.at > limit) objection ??= tooLong
    if (isBlock || type === tokenTypes.RightCurlyBracket || type === tokenTypes.Semicolon) statement = null
  })
  return { css, objection }
}

/** A name without its escapes, where that is a name by itself. What is none can be no name of CSS, either. */
function spelledOut(token: string): string {
  const [, before = '', name = '', after = ''] = /^([@#]?)([\s\S]*?)(\(?)$/.exec(token) ?? []
  const address = /^u[\s\S]*?\(/i.test(token) && token.endsWith(')')
  if (address) return token
  const spelled = ident.decode(name)
  const isHash = before === '#' && /^[\w-]+$/.test(spelled)
  return plainName.test(spelled) || isHash ? before + spelled + after : token
}
