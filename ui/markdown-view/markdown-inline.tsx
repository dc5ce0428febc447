import type { Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Link } from '#ui/link/link.tsx'
import { decodeEntities } from './decode-entities.ts'
import { safeHref } from './safe-href.ts'

const deepest = 12

/** Inline tokens as React nodes. Tags vanish, a picture is its description: nothing is fetched from elsewhere. */
export function inlineNodes(tokens: readonly Token[] | undefined, depth = 0): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity and are drawn anew with the text
  return (tokens ?? []).map((token, index) => <Fragment key={index}>{inlineNode(token, depth)}</Fragment>)
}

function inlineNode(token: Token, depth: number): ReactNode {
  if (depth > deepest) return token.raw
  const inner = () => inlineNodes('tokens' in token ? token.tokens : undefined, depth + 1)
  switch (token.type) {
    case 'strong':
      return <strong>{inner()}</strong>
    case 'em':
      return <em>{inner()}</em>
    case 'del':
      return <del>{inner()}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <MarkdownLink target={String(token.href)}>{inner()}</MarkdownLink>
    case 'image':
      return decodeEntities(String(token.text))
    case 'html':
      return null
    case 'checkbox':
      return (
        <input
          type="checkbox"
          disabled
          checked={token.checked}
          aria-label={token.checked ? 'Done' : 'Open'}
        />
      )
    case 'escape':
      return token.text
    default:
      return 'tokens' in token && token.tokens
        ? inner()
        : decodeEntities('text' in token ? token.text : token.raw)
  }
}

function MarkdownLink({ target, children }: { target: string; children: ReactNode }) {
  const href = safeHref(target)
  if (href === undefined) return children
  return (
    <Link href={href} external={href.startsWith('http')} rel="noopener noreferrer nofollow">
      {children}
    </Link>
  )
}
