import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#features/shared/client.ts'
import { GuardedDrawer } from '#features/shared/draft-form/guarded-drawer.tsx'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { useSettled } from '#ui/hooks/use-settled.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { ImprovedAnswers } from './improved-answers.tsx'
import { triedPairQuery } from './tried-pair-query.ts'
import './inbox.css'

interface ImproveDrawerProps {
  agent: { region: Region; agentId: string }
  /** What was asked; undefined where nobody had asked. */
  question: MemberMessage | undefined
  answer: MemberMessage
  onClose: () => void
}

const nameLength = 60

/** Whoever pauses for so long, in milliseconds, sees what would be answered. */
const pauseMs = 700

/**
 * Makes knowledge of an answer: what it should have said, and what the knowledge would answer with it, which shows by
 * itself and before anything is kept. No model is asked: it writes its own answer of what the knowledge gives it.
 */
export function ImproveDrawer({ agent, question, answer, onClose }: ImproveDrawerProps) {
  const { notify } = useToast()
  const queries = useQueryClient()
  const mayKeep = useMay(saveKnowledge)
  const [documentId] = useState(newAgentId)
  const [first] = useState({
    question: question ? cutText(plainText(question), questionLimit) : '',
    answer: answer.known ? plainText({ blocks: answer.blocks }) : '',
  })
  const [typed, setTyped] = useState(first)
  const pair = { question: typed.question.trim(), answer: typed.answer.trim() }
  const written = JSON.stringify(pair)
  const settled = useSettled(written, pauseMs)
  const isChanged = typed.question !== first.question || typed.answer !== first.answer
  const isReady = mayKeep && isChanged && pair.question !== '' && pair.answer !== ''
  const attempt = useQuery({
    ...triedPairQuery(agent, JSON.parse(settled)),
    enabled: isReady && settled === written,
    placeholderData: keepPreviousData,
  })
  const save = useMutation({
    mutationFn: () =>
      call(saveKnowledge, {
        params: { ...agent, documentId },
        body: {
          name: cutText(pair.question, nameLength),
          pairs: [pair],
          ...(first.question && { asked: first.question }),
          tags: ['From conversations'],
        },
      }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: [getQuestionGroups.id, agent.region, agent.agentId] })
      void queries.invalidateQueries({ queryKey: [getInboxConversation.id] })
      void queries.invalidateQueries({ queryKey: [listInbox.id] })
      notify({ kind: 'success', title: 'Saved to knowledge' })
      onClose()
    },
  })
  const isTried = isReady && settled === written && attempt.isSuccess && !attempt.isPlaceholderData
  const failure = isReady && settled === written ? attempt.error : null
  const readOnly = !mayKeep || save.isPending

  return (
    <GuardedDrawer
      open
      guard={isChanged && !save.isSuccess}
      onOpenChange={(open) => !open && onClose()}
      title="Improve answer"
      subtitle="Kept as a question and its answer. The agent knows it from the next question on."
      footer={
        mayKeep && (
          <Button tone="primary" loading={save.isPending} disabled={!isTried} onClick={() => save.mutate()}>
            Save to knowledge
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {!mayKeep && <LookOnlyNote />}
        <Field label="Question">
          <TextField
            dir="auto"
            value={typed.question}
            maxLength={questionLimit}
            readOnly={readOnly}
            onChange={(event) => setTyped({ ...typed, question: event.currentTarget.value })}
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
            data-focus-first={question ? true : undefined}
            minRows={4}
            value={typed.answer}
            readOnly={readOnly}
            onChange={(event) => setTyped({ ...typed, answer: event.currentTarget.value })}
          />
        </Field>
        {save.error && (
          <Banner tone="danger" title="It was not kept">
            {save.error.message}
          </Banner>
        )}
        {failure && (
          <Banner
            tone="danger"
            title="It could not be tried"
            action={
              <Button size="sm" loading={attempt.isFetching} onClick={() => void attempt.refetch()}>
                Try again
              </Button>
            }
          >
            {failure.message}
          </Banner>
        )}
        {mayKeep && !failure && (
          <ImprovedAnswers
            said={plainText(answer)}
            tried={isReady ? attempt.data : undefined}
            isOld={!isTried}
          />
        )}
      </Stack>
    </GuardedDrawer>
  )
}
