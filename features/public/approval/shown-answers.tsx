import { ShownAnswer } from '#features/shared/answers/shown-answer.tsx'
import type { ShownRun } from '#mocks/contracts/publishing/approval.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'

type ShownAnswersProps = ShownRun['items'][number] & {
  /** What is shown as coming is what visitors get already. */
  isPublished: boolean
}

/** One question with its answer before and after. */
export function ShownAnswers({ question, before, after, changed, isPublished }: ShownAnswersProps) {
  return (
    <Section
      title={<span dir="auto">{question}</span>}
      level={2}
      size="md"
      actions={changed && <Badge tone="accent">Changed</Badge>}
    >
      {changed && before ? (
        <Row columns="lg" gap={6} align="start">
          <ShownAnswer title={isPublished ? 'Before' : 'Now'} {...before} />
          <ShownAnswer title={isPublished ? 'Now' : 'After'} {...after} />
        </Row>
      ) : (
        <ShownAnswer title={before ? 'Stays as it is' : 'Answer'} {...after} />
      )}
    </Section>
  )
}
