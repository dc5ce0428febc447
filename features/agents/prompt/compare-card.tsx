import { useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { ToolCalls } from '#features/shared/tool-calls/tool-calls.tsx'
import { Blocks } from '#features/widget/blocks.tsx'
import { toolsNotCalled, toolTests } from '#mocks/contracts/conversations/tool-tests.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { headOf } from '../core/head-of.ts'
import { useComparedAnswer } from './prompt.queries.ts'
import { promptCards, promptWords } from './prompt.words.ts'

interface CompareCardProps {
  region: Region
  agentId: string
  /** What is typed is not saved, so the draft that is asked is an older one. */
  unsaved: boolean
}

/** The same question to the draft and to what visitors have, side by side. */
export function CompareCard({ unsaved, ...params }: CompareCardProps) {
  const [text, setText] = useState('')
  const mayCallTools = useMay(toolTests)
  const draft = useComparedAnswer(params, 'draft')
  const published = useComparedAnswer(params, 'published')

  function ask() {
    draft.mutate(text)
    published.mutate(text)
  }

  return (
    <Card padding="lg">
      <Section {...headOf(promptCards.compare)}>
        <Stack gap={4}>
          <ReadOnlyContext value={false}>
            <Field
              {...promptWords.comparedQuestion}
              help={unsaved ? 'What you typed is not saved yet: the saved draft is asked.' : undefined}
            >
              <TextField
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  // Here Enter asks; the form around it is another matter.
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  if (text.trim() !== '') ask()
                }}
                maxLength={4000}
                dir="auto"
              />
            </Field>
          </ReadOnlyContext>
          {!mayCallTools && <Text tone="muted">{toolsNotCalled}</Text>}
          <div>
            <Button
              loading={draft.isPending || published.isPending}
              disabled={text.trim() === ''}
              onClick={ask}
            >
              Ask both
            </Button>
          </div>
          {!(draft.isIdle && published.isIdle) && (
            <Row columns="sm" gap={5} align="start">
              <Answer title="Draft" answer={draft} onRetry={() => draft.mutate(text)} />
              <Answer title="Published" answer={published} onRetry={() => published.mutate(text)} />
            </Row>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

interface AnswerProps {
  title: string
  answer: ReturnType<typeof useComparedAnswer>
  onRetry: () => void
}

function Answer({ title, answer, onRetry }: AnswerProps) {
  return (
    <Section title={title} level={3} size="md" gap={2}>
      {answer.isPending && (
        <SkeletonGroup label={`Waiting for the answer: ${title}`}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      {answer.error && (
        <FailureState compact error={answer.error} title="There is no answer" onRetry={onRetry} />
      )}
      {answer.data && (
        <Stack gap={3} role="status" aria-label={`Answer: ${title}`}>
          <Blocks blocks={answer.data.message.blocks} />
          {!answer.data.message.known && (
            <Text size="xs" tone="warning">
              The agent did not know
            </Text>
          )}
          {answer.data.message.calls && <ToolCalls calls={answer.data.message.calls} />}
        </Stack>
      )}
    </Section>
  )
}
