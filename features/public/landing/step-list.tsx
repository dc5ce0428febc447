import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import './step-list.css'

const steps = [
  ['Name your website', 'The agent reads up to thirty pages and shows what it finds.'],
  ['Confirm the look', 'Colours and logo come from your site. Change what you like, light or dark.'],
  ['Ask it something', 'The test chat is beside every setting. Each answer shows its sources.'],
  ['Put it on your site', 'Copy one line. Publish again whenever you have changed something.'],
] as const

/** How an agent is made, step by step. */
export function StepList() {
  return (
    <Row as="ol" columns="md" gap={5} className="vg-_steps">
      {steps.map(([title, text]) => (
        <Stack as="li" key={title} gap={2} className="vg-_steps__step">
          <Heading level={3} size="lg">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
    </Row>
  )
}
