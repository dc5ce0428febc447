import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { call } from '#features/shared/client.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { ShownRun } from '#mocks/contracts/publishing/approval.contract.ts'
import { readApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ApprovalForm } from './approval-form.tsx'
import { ShownAnswers } from './shown-answers.tsx'
import './approval.css'

interface ApprovalScreenProps {
  region: Region
  /** What the link carries. */
  secret: string
}

type Step =
  | { name: 'loading' }
  | { name: 'invalid' }
  | { name: 'failed'; error: unknown }
  | { name: 'open'; shown: ShownRun }

/** What a client sees from a link, without an account: answers before and after, and two buttons. */
export function ApprovalScreen({ region, secret }: ApprovalScreenProps) {
  const [step, setStep] = useState<Step>({ name: 'loading' })
  const read = useCallback(async () => {
    setStep({ name: 'loading' })
    try {
      setStep({ name: 'open', shown: await call(readApproval, { params: { region }, body: { secret } }) })
    } catch (error) {
      const isUnknown = error instanceof ApiError && [404, 422].includes(error.status)
      setStep(isUnknown ? { name: 'invalid' } : { name: 'failed', error })
    }
  }, [region, secret])
  useEffect(() => void read(), [read])

  return (
    <main className="vg-_approval">
      <Stack gap={6}>
        <Row>
          <BrandMark />
          <Text as="span" weight="medium">
            {readBoot().brand.name}
          </Text>
        </Row>
        {step.name === 'loading' && <Spinner label="Reading the answers" size="lg" />}
        {step.name === 'failed' && (
          <FailureState
            error={step.error}
            title="The answers could not be read"
            onRetry={() => void read()}
          />
        )}
        {step.name === 'invalid' && (
          <Stack gap={2}>
            <Heading level={1}>This link does not work any more</Heading>
            <Text tone="muted">
              It is incomplete, has ended, or was replaced by a newer one. Ask whoever sent it for a new one.
            </Text>
          </Stack>
        )}
        {step.name === 'open' && (
          <Shown
            shown={step.shown}
            region={region}
            secret={secret}
            onDecided={(approval) => setStep({ name: 'open', shown: { ...step.shown, approval } })}
          />
        )}
      </Stack>
    </main>
  )
}

interface ShownProps extends ApprovalScreenProps {
  shown: ShownRun
  onDecided: (approval: ShownRun['approval']) => void
}

function Shown({ shown, region, secret, onDecided }: ShownProps) {
  const { agentTitle, workspaceName, isCurrent, isPublished, items, approval } = shown
  const changed = items.filter((item) => item.changed).length
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>
          Answers of <span dir="auto">{agentTitle}</span>
        </Heading>
        <Text tone="muted">
          {workspaceName} asks you to look at what your agent {isPublished ? 'answers' : 'will answer'}.{' '}
          {changed} of {items.length} {changedWords(items.length, isPublished)}.
        </Text>
      </Stack>
      {isPublished && (
        <Banner tone="info" title="These answers are published">
          {isCurrent
            ? 'Visitors get these answers already.'
            : 'The agent or its knowledge has been changed since, so an answer may be another one by now.'}
        </Banner>
      )}
      {!isCurrent && !isPublished && (
        <Banner tone="warning" title="The agent has been changed since">
          These answers may not be the ones that are published. You can ask for changes, or for a new link to
          approve what it answers now.
        </Banner>
      )}
      <Stack as="ol" gap={4} aria-label="Answers">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may ask the same, and none moves
          <li key={at}>
            <Card padding="lg">
              <ShownAnswers {...item} isPublished={isPublished} />
            </Card>
          </li>
        ))}
      </Stack>
      <Card padding="lg">
        <ApprovalForm {...{ region, secret, approval, isPublished, isCurrent, onDecided }} />
      </Card>
    </>
  )
}

function changedWords(count: number, isPublished: boolean): string {
  if (isPublished) return count === 1 ? 'answer changed' : 'answers changed'
  return count === 1 ? 'answer changes' : 'answers change'
}
