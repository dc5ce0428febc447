import { diffText } from '#features/shared/text-diff/diff-text.ts'
import type { CheckAnswer, CheckResult } from '#mocks/contracts/publishing/check.schema.ts'
import { isChanged } from '#mocks/contracts/publishing/judge-answer.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { failureText } from './checks.words.ts'
import './checks.css'

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
      <Row columns="sm" gap={5} align="start">
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
            The draft is what visitors get, so it was asked alone.
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
  return (
    <Stack gap={2}>
      <Row wrap justify="between">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {badge && <Badge tone={badge === 'Changed' ? 'accent' : 'neutral'}>{badge}</Badge>}
      </Row>
      <p className="vg-_checks__answer" dir="auto">
        {other && other.text !== '' ? <Changes before={other.text} after={text} /> : text || 'No answer'}
      </p>
      {!known && (
        <Text size="xs" tone="warning">
          The agent did not know
        </Text>
      )}
      {sources.length > 0 && (
        <Text size="xs" tone="muted">
          From{' '}
          {sources.map(({ title: page, url }, at) => (
            <span key={url}>
              {at > 0 && ', '}
              <Link href={url} external>
                {page}
              </Link>
            </span>
          ))}
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
    </Stack>
  )
}

/** Words with what they leave out of the ones before, and put in. */
function Changes({ before, after }: { before: string; after: string }) {
  return diffText(before, after).map(({ kind, text }, index) => {
    const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    return <Part key={index}>{text}</Part>
  })
}
