import type { LucideIcon } from 'lucide-react'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import './parts.css'

/** Something the product does, for whoever reads. */
export interface Feature {
  icon: LucideIcon
  title: string
  text: string
}

/** What the product does, three across. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <Row as="ul" columns="lg" gap={7}>
      {features.map(({ icon: Icon, title, text }) => (
        <Stack as="li" key={title} gap={2}>
          <span className="vg-_feature-icon" aria-hidden="true">
            <Icon />
          </span>
          <Heading level={3} size="lg">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
    </Row>
  )
}
