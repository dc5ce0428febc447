import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { call } from '#features/shared/client.ts'
import type { ShownRun } from '#mocks/contracts/publishing/approval.contract.ts'
import { readApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { SecretPage } from '../secret-link/secret-page.tsx'
import { useSecretLink } from '../secret-link/use-secret-link.ts'
import { ApprovalForm } from './approval-form.tsx'
import { ShownAnswers } from './shown-answers.tsx'

interface ApprovalScreenProps {
  region: Region
  /** What the link carries. */
  secret: string
}

/** What a client sees from a link, without an account: answers before and after, and two buttons. */
export function ApprovalScreen({ region, secret }: ApprovalScreenProps) {
  const { step, setStep, read, reading } = useSecretLink(
    () => call(readApproval, { params: { region }, body: { secret } }),
    `${region} ${secret}`,
  )
  return (
    <SecretPage
      step={step}
      head={
        <Row>
          <BrandMark />
          <Text as="span" weight="medium">
            {readBoot().brand.name}
          </Text>
        </Row>
      }
      loading="Reading the answers"
      failed="The answers could not be read"
      reading={reading}
      onRetry={() => void read()}
    >
      {(shown) => (
        <Shown
          shown={shown}
          region={region}
          secret={secret}
          onDecided={(approval) => setStep({ name: 'open', shown: { ...shown, approval } })}
        />
      )}
    </SecretPage>
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
