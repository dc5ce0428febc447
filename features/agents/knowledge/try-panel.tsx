import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#features/shared/client.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { checkKnowledgeQuestion } from '#mocks/contracts/knowledge/question.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { knowledgeWords } from './knowledge.words.ts'
import './knowledge.css'

/** A score as a share of a hundred. */
const percent = (score: number) => `${Math.round(score * 100)} %`

/** Shows what the agent would answer before anybody asks. */
export function TryPanel({ owner }: { owner: KnowledgeOwner }) {
  const [text, setText] = useState('')
  const asked = useMutation({
    mutationFn: (question: string) =>
      call(checkKnowledgeQuestion, { params: { ...owner }, body: { text: question } }),
  })
  const { data } = asked

  function ask(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) asked.mutate(text)
  }

  return (
    <Stack gap={6}>
      <Stack as="form" gap={3} onSubmit={ask}>
        <Field {...knowledgeWords.question}>
          <TextField
            value={text}
            maxLength={500}
            placeholder="When do you open on Sundays?"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Row>
          <Button type="submit" tone="primary" loading={asked.isPending} disabled={!text.trim()}>
            Try it
          </Button>
        </Row>
      </Stack>
      {asked.error && (
        <FailureState
          compact
          error={asked.error}
          title="The question could not be tried"
          onRetry={() => asked.mutate(text)}
        />
      )}
      {data && (
        <>
          <Section
            title="Answer"
            description={
              data.model
                ? 'What the agent answers in the chat. Its model writes it from the passages below.'
                : 'What the agent answers in the chat.'
            }
            actions={
              <Badge tone={data.known ? 'success' : 'warning'}>{data.known ? 'Known' : 'Not known'}</Badge>
            }
          >
            <Card>
              <Text dir="auto" className="vg-_knowledge__passage">
                {data.answer}
              </Text>
            </Card>
            {data.problem && (
              <Text size="sm" tone="muted">
                {data.problem} The knowledge answered alone.
              </Text>
            )}
          </Section>
          <Section
            title="Passages"
            description={`The agent knows what scores at least ${percent(data.ifKnowsThreshold)}.`}
          >
            {data.passages.length === 0 && <Text tone="muted">Nothing was found.</Text>}
            <Stack gap={3}>
              {data.passages.map((passage, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: passages are told apart by their place alone
                <Card key={index} padding="sm">
                  <Stack gap={2}>
                    <Row wrap>
                      <Badge tone={passage.score >= data.ifKnowsThreshold ? 'success' : 'neutral'}>
                        {percent(passage.score)}
                      </Badge>
                      {passage.used && <Badge tone="accent">Used</Badge>}
                      <Text size="sm" tone="muted">
                        <bdi>{[passage.name, ...passage.headings].join(' › ')}</bdi>
                      </Text>
                    </Row>
                    <Text size="sm" dir="auto" className="vg-_knowledge__passage">
                      {passage.text}
                    </Text>
                  </Stack>
                </Card>
              ))}
            </Stack>
          </Section>
        </>
      )}
    </Stack>
  )
}
