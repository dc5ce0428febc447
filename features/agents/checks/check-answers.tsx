import { ShownAnswer } from '#features/shared/answers/shown-answer.tsx'
import type { CheckAnswer, CheckResult } from '#mocks/contracts/publishing/check.schema.ts'
import { isChanged } from '#mocks/contracts/publishing/judge-answer.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { changedBlocks } from './changed-blocks.ts'
import { ChangedText } from './changed-text.tsx'
import { failureText } from './checks.words.ts'

/** Both answers to a check side by side, with what changed: words, pages, functions, time and cost. */
export function CheckAnswers({ failures, draft, published, publishedPasses }: CheckResult) {
  return (
    <Stack gap={3}>
      {failures.length > 0 && (
        <Stack as="ul" gap={1} aria-label="Not met">
          {failures.map((failure) => (
            <Text as="li" size="sm" tone="danger" key={`${failure.rule} ${failure.text}`}>
              {failureText(failure)}
            </Text>
          ))}
        </Stack>
      )}
      <Row columns="lg" gap={6} align="start">
        <Answer
          title="Draft"
          answer={draft}
          other={published}
          badge={published && (isChanged(draft, published) ? 'Changed' : 'Same')}
        />
        {published ? (
          <Answer title="Published" answer={published} badge={publishedPasses ? 'Passes' : 'Fails, too'} />
        ) : (
          <Text size="sm" tone="muted">
            Visitors see the draft already, so only the draft was asked.
          </Text>
        )}
      </Row>
    </Stack>
  )
}

interface AnswerProps {
  title: string
  answer: CheckAnswer
  /** What changes of words are shown against. @default none are */
  other?: CheckAnswer | null
  badge: string | null
}

function Answer({ title, answer, other, badge }: AnswerProps) {
  const { text, sources, calls, milliseconds, promptTokens, completionTokens, credits, known } = answer
  const tokens = promptTokens + completionTokens
  const facts = [
    `${formatNumber(milliseconds)} ms`,
    tokens > 0 && `${formatNumber(tokens)} tokens`,
    tokens > 0 && `${formatNumber(credits)} credits`,
  ].filter(Boolean)
  const blocks = other && other.text !== text ? changedBlocks(other.text, text) : undefined
  return (
    <ShownAnswer
      title={title}
      text={text}
      sources={sources}
      badge={badge && <Badge tone={badge === 'Changed' ? 'accent' : 'neutral'}>{badge}</Badge>}
      marked={blocks && <ChangedText blocks={blocks} />}
    >
      {!known && (
        <Text size="xs" tone="warning">
          The agent did not know
        </Text>
      )}
      {calls.length > 0 && (
        <Text size="xs" tone="muted">
          Calls {calls.join(', ')}
        </Text>
      )}
      <Text size="xs" tone="muted">
        {facts.join(' · ')}
      </Text>
    </ShownAnswer>
  )
}
