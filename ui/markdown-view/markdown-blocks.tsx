import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { inlineNodes } from './markdown-inline.tsx'

const deepest = 12
const tag = /<[^<>]*>?/g

/** Level in the page for each depth of heading that occurs. */
export type HeadingLevels = ReadonlyMap<number, number>

/** Block tokens as React nodes. */
export function blockNodes(tokens: readonly Token[], levels: HeadingLevels, depth = 0): ReactNode[] {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity and are drawn anew with the text
    <Fragment key={index}>{blockNode(token, levels, depth)}</Fragment>
  ))
}

function blockNode(token: Token, levels: HeadingLevels, depth: number): ReactNode {
  if (depth > deepest) return <p>{token.raw}</p>
  switch (token.type) {
    case 'heading':
      return heading(token as Tokens.Heading, levels)
    case 'paragraph':
      return <p>{inlineNodes(token.tokens)}</p>
    case 'text':
      return token.tokens ? inlineNodes(token.tokens) : token.text
    case 'checkbox':
      return inlineNodes([token])
    case 'list':
      return list(token as Tokens.List, levels, depth)
    case 'blockquote':
      return <blockquote>{blockNodes(token.tokens ?? [], levels, depth + 1)}</blockquote>
    case 'code':
      return code(token as Tokens.Code)
    case 'table':
      return table(token as Tokens.Table)
    case 'hr':
      return <hr />
    case 'html':
      return htmlWords(token as Tokens.HTML)
    default:
      return null
  }
}

function heading({ depth, tokens }: Tokens.Heading, levels: HeadingLevels): ReactNode {
  const Heading = `h${levels.get(depth) ?? 6}` as 'h2'
  return <Heading>{inlineNodes(tokens)}</Heading>
}

function list({ ordered, start, items }: Tokens.List, levels: HeadingLevels, depth: number): ReactNode {
  const lines = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} data-task={item.task || undefined}>
      {blockNodes(item.tokens, levels, depth + 1)}
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>
}

function code({ text, lang }: Tokens.Code): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this is a scroller
    <pre role="group" tabIndex={0} aria-label={lang ? `Code, ${lang.slice(0, 40)}` : 'Code'} dir="ltr">
      <code>{text}</code>
    </pre>
  )
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const cell = ({ tokens, align }: Tokens.TableCell, index: number, Cell: 'th' | 'td') => (
    <Cell key={index} data-align={align ?? undefined} {...(Cell === 'th' && { scope: 'col' })}>
      {inlineNodes(tokens)}
    </Cell>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this is a scroller
    <div className="vg-_markdown-view__table" role="group" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>{header.map((each, index) => cell(each, index, 'th'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>{row.map((each, column) => cell(each, column, 'td'))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The words between the tags; scripts and styles have none. */
function htmlWords({ text }: Tokens.HTML): ReactNode {
  const isCode = /^\s*<(script|style)\b/i.test(text)
  const words = isCode ? '' : text.replace(tag, ' ').trim()
  return words === '' ? null : <p>{words}</p>
}
