import type { ReactNode } from 'react'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { StartActions, type StartActionsProps } from './start-actions.tsx'
import './parts.css'

interface ClosingProps extends Pick<StartActionsProps, 'second'> {
  title: string
  children: ReactNode
}

/** The last view of a page that sells: the one thing to do now. */
export function Closing({ title, second, children }: ClosingProps) {
  return (
    <Stack align="center" gap={5} className="vg-_closing">
      <Stack gap={3}>
        <Heading level={2} size="3xl">
          {title}
        </Heading>
        <Text size="lg" tone="muted">
          {children}
        </Text>
      </Stack>
      <Row wrap gap={3} justify="center">
        <StartActions second={second} />
      </Row>
    </Stack>
  )
}
