import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Text } from '#ui/text/text.tsx'
import { headOf } from '../core/head-of.ts'
import { checksCards } from './checks.words.ts'

/** Where a client's approval will stand, while no run has come to its end. */
export function ApprovalToCome() {
  return (
    <Card padding="lg">
      <Section {...headOf(checksCards.approval)}>
        <Text size="sm" tone="muted">
          Run the checks first: the link shows what came of them.
        </Text>
      </Section>
    </Card>
  )
}
