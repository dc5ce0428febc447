import { Phone } from 'lucide-react'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Section } from '#ui/section/section.tsx'
import { headOf } from '../core/head-of.ts'
import { voiceCards } from './voice.words.ts'

/** The phone numbers of the workspace. */
export function NumbersPanel() {
  return (
    <Card padding="lg">
      <Section {...headOf(voiceCards.numbers)}>
        <EmptyState icon={<Phone />} title="No phone numbers" level={3}>
          This workspace has none. People call this agent from the widget, and you from the test call.
        </EmptyState>
      </Section>
    </Card>
  )
}
