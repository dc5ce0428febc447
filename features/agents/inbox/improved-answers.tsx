import type { checkKnowledgePair } from '#mocks/contracts/knowledge/question.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface ImprovedAnswersProps {
  /** What the visitor was answered. */
  said: string
  /** What the knowledge answers, before and after; undefined until it was tried. */
  tried: SuccessOf<typeof checkKnowledgePair> | undefined
  /** Something else was written since. */
  isOld: boolean
}

/** What the knowledge answers now, where that is not what was said, and what it would answer. */
export function ImprovedAnswers({ said, tried, isOld }: ImprovedAnswersProps) {
  if (!tried) {
    return (
      <Text size="sm" tone="muted">
        When you pause, you see here what the knowledge would answer.
      </Text>
    )
  }
  const { before } = tried
  return (
    <Stack gap={5} role="status" aria-busy={isOld}>
      {before.answer.trim() !== said.trim() && <Answer title="What the knowledge answers now" {...before} />}
      <Answer title="What the knowledge would answer" {...tried} />
      {!tried.known && (
        <Text size="sm" tone="muted">
          Your answer is not found for this question yet. Ask it as visitors would, or write more of it.
        </Text>
      )}
      {tried.model && (
        <Text size="sm" tone="muted">
          In the chat a model writes the answer from this, in words of its own.
        </Text>
      )}
    </Stack>
  )
}

function Answer({ title, answer, known }: { title: string; answer: string; known: boolean }) {
  return (
    <Section title={title} level={3} size="sm" gap={2}>
      <Card padding="sm">
        <Stack gap={2}>
          <Row>
            <Badge tone={known ? 'success' : 'warning'}>{known ? 'Known' : 'Not known'}</Badge>
          </Row>
          <Text size="sm" dir="auto" className="vg-_inbox__plain">
            {answer}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
}
