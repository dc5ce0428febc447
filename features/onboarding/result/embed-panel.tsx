import { useState } from 'react'
import { type EmbedFacts, type EmbedVariant, embedCode } from '#features/shared/embed-code/embed-code.ts'
import { embedVariants } from '#features/shared/embed-code/embed-variants.ts'
import { useHeadingLevels } from '#features/site-wizard/heading-level.ts'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** The iframe has no button here: it is for site builders that take no scripts (spec 1 §2). */
const offered = embedVariants.filter(({ value }) => value !== 'iframe')

/** 'Add to your website': the code for a bubble, or for a chat in the page. */
export function EmbedPanel({ facts }: { facts: EmbedFacts }) {
  const { section } = useHeadingLevels()
  const [variant, setVariant] = useState<EmbedVariant>('popup')
  return (
    <Stack as="section" gap={5} className="vg-_result__panel">
      <Heading level={section} size="lg">
        Add to your website
      </Heading>
      <Row>
        <SegmentedControl
          label="How it appears on the page"
          segments={offered}
          value={variant}
          onValueChange={setVariant}
        />
      </Row>
      {offered
        .filter(({ value }) => value === variant)
        .map(({ value, label, what, where }) => (
          <Stack key={value} gap={3}>
            <p>{what}</p>
            <CodeBlock label={`${label} code`} code={embedCode(value, facts)} />
            <Text size="sm" tone="muted">
              {where}
            </Text>
          </Stack>
        ))}
    </Stack>
  )
}
