import { type ComponentProps, useMemo } from 'react'
import { type Lazy, useLazy } from '#ui/hooks/use-lazy.ts'
import { cx } from '#ui/theme/cx.ts'
import { headingLevels } from './heading-levels.ts'
import { blockNodes } from './markdown-blocks.tsx'
import './markdown-lists.css'
import './markdown-view.css'

const loadParser = () => import('./parse-markdown.ts')

/** Everything else reaches the element. */
export interface MarkdownViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown, from whomever: no HTML of it is ever drawn, links lead to http, https, mailto or tel only. */
  text: string
  /** Level in the page of its least deep heading. @default 3 */
  level?: 2 | 3 | 4 | 5
}

/** Markdown as it reads. The parser is fetched on first use; until then the text stands as it was written. */
export function MarkdownView({ text, level = 3, className, ...rest }: MarkdownViewProps) {
  const parser = useLazy(loadParser)
  const nodes = useMemo(() => drawn(parser, text, level), [parser, text, level])
  return (
    <div
      {...rest}
      className={cx('vg-markdown-view vg-markdown-lists', className)}
      data-state={nodes ? 'formatted' : 'plain'}
    >
      {nodes ?? <p className="vg-_markdown-view__plain">{text}</p>}
    </div>
  )
}

function drawn(parser: Lazy<Awaited<ReturnType<typeof loadParser>>>, text: string, level: number) {
  if (parser.state !== 'ready') return undefined
  const tokens = parser.value.parseMarkdown(text)
  return blockNodes(tokens, headingLevels(tokens, level))
}
