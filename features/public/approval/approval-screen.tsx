import { Suspense, useEffect } from 'react'
import { call } from '#features/shared/client.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { titleOf } from '#features/shared/title/title-of.ts'
import type { LinkIdentity } from '#mocks/contracts/agency/link-identity.schema.ts'
import type { ShownRun } from '#mocks/contracts/publishing/approval.contract.ts'
import { readApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { SecretPage } from '../secret-link/secret-page.tsx'
import { SenderIdentity } from '../secret-link/sender-identity.tsx'
import { useSecretLink } from '../secret-link/use-secret-link.ts'
import { ApprovalForm } from './approval-form.tsx'
import { ShownAnswers } from './shown-answers.tsx'

interface ApprovalScreenProps {
  region: Region
  /** What the link carries. */
  secret: string
  /** The agency whose host the page is at. @default it is one of ours */
  host?: LinkIdentity
}

const ProductHead = lazyPart(() => import('./product-head.tsx').then((m) => m.ProductHead))

/**
 * What a client sees from a link, without an account: answers before and after, and two buttons. Until it is read it is
 * nobody's page, unless it is at the host of an agency.
 */
export function ApprovalScreen({ region, secret, host }: ApprovalScreenProps) {
  const { step, setStep, read, reading } = useSecretLink(
    () => call(readApproval, { params: { region }, body: { secret } }),
    `${region} ${secret}`,
  )
  const sender = step.name === 'open' ? step.shown.sender : null
  const isOurs = sender?.kind === 'product'
  const identity = host ?? (sender?.kind === 'agency' ? sender : undefined)
  const name = identity?.name ?? sender?.name ?? ''
  useEffect(() => {
    document.title = titleOf(['Approval'], name)
  }, [name])
  return (
    <SecretPage
      step={step}
      isNobodys={!host && !isOurs}
      head={
        identity ? (
          <SenderIdentity identity={identity} />
        ) : (
          isOurs && (
            <Suspense>
              <ProductHead name={name} />
            </Suspense>
          )
        )
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

interface ShownProps extends Pick<ApprovalScreenProps, 'region' | 'secret'> {
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
            ? 'Visitors see these answers already.'
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
