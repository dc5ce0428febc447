import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#features/shared/client.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { checkKnowledgePair } from '#mocks/contracts/knowledge/question.contract.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import './inbox.css'

interface ImproveDrawerProps {
  agent: { region: Region; agentId: string }
  /** What was asked; undefined where nobody had asked. */
  question: MemberMessage | undefined
  answer: MemberMessage
  onClose: () => void
}

const nameLength = 60

const keyOf = ({ question, answer }: { question: string; answer: string }) =>
  JSON.stringify([question, answer])

/**
 * Makes knowledge of an answer: what it should have said, and what the knowledge would answer with it, before it is
 * kept. No model is asked: it writes its own answer of what the knowledge gives it.
 */
export function ImproveDrawer({ agent, question, answer, onClose }: ImproveDrawerProps) {
  const { notify } = useToast()
  const queries = useQueryClient()
  const [documentId] = useState(newAgentId)
  const [asked, setAsked] = useState(question ? cutText(plainText(question), questionLimit) : '')
  const [wanted, setWanted] = useState(answer.known ? plainText({ blocks: answer.blocks }) : '')
  const [tried, setTried] = useState('')
  const pair = { question: asked.trim(), answer: wanted.trim() }
  const attempt = useMutation({
    mutationFn: () => call(checkKnowledgePair, { params: { ...agent }, body: pair }),
    onSuccess: () => setTried(keyOf(pair)),
  })
  const save = useMutation({
    mutationFn: () =>
      call(saveKnowledge, {
        params: { ...agent, documentId },
        body: { name: cutText(pair.question, nameLength), pairs: [pair], tags: ['From conversations'] },
      }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: [getQuestionGroups.id, agent.region, agent.agentId] })
      notify({ kind: 'success', title: 'Saved to knowledge' })
      onClose()
    },
  })
  const mayKeep = useMay(saveKnowledge)
  const isReady = pair.question !== '' && pair.answer !== ''
  const isTried = isReady && tried === keyOf(pair)
  const now = isTried ? attempt.data : undefined
  const error = save.error ?? attempt.error

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="Improve answer"
      subtitle="Kept as a question and its answer. The agent knows it from the next question on."
      footer={
        mayKeep && (
          <>
            {isTried && (
              <Button tone="primary" loading={save.isPending} onClick={() => save.mutate()}>
                Save to knowledge
              </Button>
            )}
            {!isTried && (
              <Button
                tone="primary"
                loading={attempt.isPending}
                disabled={!isReady}
                onClick={() => attempt.mutate()}
              >
                Show the new answer
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={5}>
        {!mayKeep && <LookOnlyNote />}
        <Field label="Question">
          <TextField
            dir="auto"
            value={asked}
            maxLength={questionLimit}
            readOnly={!mayKeep || save.isPending}
            onChange={(event) => setAsked(event.currentTarget.value)}
          />
        </Field>
        <Section title="What it said" level={3} size="sm" gap={2}>
          <Card padding="sm">
            <Text size="sm" dir="auto" className="vg-_inbox__plain">
              {plainText(answer)}
            </Text>
          </Card>
        </Section>
        <Field label="What it should say">
          <TextArea
            dir="auto"
            minRows={4}
            value={wanted}
            readOnly={!mayKeep || save.isPending}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </Field>
        {error && (
          <Banner tone="danger" title={save.error ? 'It was not kept' : 'It could not be tried'}>
            {error.message}
          </Banner>
        )}
        {now && (
          <Section title="What the knowledge would answer" level={3} size="sm" gap={2}>
            <Card padding="sm">
              <Stack gap={2}>
                <Row>
                  <Badge tone={now.known ? 'success' : 'warning'}>{now.known ? 'Known' : 'Not known'}</Badge>
                </Row>
                <Text size="sm" dir="auto" className="vg-_inbox__plain">
                  {now.answer}
                </Text>
                {!now.known && (
                  <Text size="sm" tone="muted">
                    Your answer is not found for this question yet. Ask it as visitors would, or write more of
                    it.
                  </Text>
                )}
              </Stack>
            </Card>
          </Section>
        )}
      </Stack>
    </Drawer>
  )
}
