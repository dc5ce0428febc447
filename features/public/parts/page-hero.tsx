import type { ReactNode } from 'react'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import './parts.css'

interface PageHeroProps {
  /** The page's only `h1`. */
  title: string
  /** What it is for, in one or two sentences. */
  lead: ReactNode
  /** A word over the title, e.g. the kind of page. */
  kicker?: string
  /** What one can do: one primary action at most. */
  actions?: ReactNode
  /** A picture beside the words; below them on a phone. */
  aside?: ReactNode
}

/** The first view of a public page. */
export function PageHero({ title, lead, kicker, actions, aside }: PageHeroProps) {
  return (
    <div className="vg-_hero vg-_public__width" data-aside={aside !== undefined}>
      <Stack gap={6} className="vg-_hero__words">
        <Stack>
          {kicker !== undefined && (
            <Text tone="accent" weight="medium">
              {kicker}
            </Text>
          )}
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lg" tone="muted" className="vg-_hero__lead">
            {lead}
          </Text>
        </Stack>
        {actions !== undefined && (
          <Row wrap gap={3}>
            {actions}
          </Row>
        )}
      </Stack>
      {aside !== undefined && <div>{aside}</div>}
    </div>
  )
}
