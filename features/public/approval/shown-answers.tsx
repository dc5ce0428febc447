import type { ShownRun } from '#mocks/contracts/publishing/approval.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

type Item = ShownRun['items'][number]

/** One question with its answer before and after. */
export function ShownAnswers({ question, before, after, changed }: Item) {
  return (
    <Section
      title={<span dir="auto">{question}</span>}
      level={2}
      size="md"
      actions={changed && <Badge tone="accent">Changed</Badge>}
    >
      {changed && before ? (
        <Row columns="sm" gap={5} align="start">
          <Answer title="Now" answer={before} />
          <Answer title="After" answer={after} />
        </Row>
      ) : (
        <Answer title={before ? 'Stays as it is' : 'Answer'} answer={after} />
      )}
    </Section>
  )
}

function Answer({ title, answer: { text, sources } }: { title: string; answer: Item['after'] }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <p className="vg-_approval__answer" dir="auto">
        {text || 'No answer'}
      </p>
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
    </Stack>
  )
}
