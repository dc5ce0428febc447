import type { ReactNode } from 'react'
import type { Source } from '#mocks/contracts/conversations/message.schema.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { MarkdownView } from '#ui/markdown-view/markdown-view.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface ShownAnswerProps {
  /** Whose answer it is, or of when. */
  title: string
  /** Light Markdown; '' where there was none. */
  text: string
  sources: readonly Source[]
  /** Beside the title. */
  badge?: ReactNode
  /** Its text drawn otherwise, as with what changed in it. @default the text as its Markdown reads */
  marked?: ReactNode
  /** What else is so of it. */
  children?: ReactNode
}

/** One of two answers that are compared: its text in blocks, and the pages it is from. */
export function ShownAnswer({ title, text, sources, badge, marked, children }: ShownAnswerProps) {
  return (
    <Stack gap={2}>
      <Row wrap justify="between">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {badge}
      </Row>
      {text === '' && !marked ? (
        <Text tone="muted">No answer</Text>
      ) : (
        (marked ?? <MarkdownView dir="auto" level={4} text={text} />)
      )}
      {sources.length > 0 && (
        <Text size="xs" tone="muted">
          From{' '}
          {sources.map(({ title: page, url }, at) => (
            <span key={url}>
              {at > 0 && ', '}
              <Link href={url} external>
                {page}
              </Link>
            </span>
          ))}
        </Text>
      )}
      {children}
    </Stack>
  )
}
