import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { SecretKeyState } from './use-secret-key.ts'

interface SecretKeyPanelProps {
  /** Names the section: 'Workspace secret'. */
  title: string
  /** What it is in a sentence: 'workspace secret'. */
  one: string
  /** What the key is called where it is used: `workspaceSecret`. */
  name: string
  /** What it opens, and what not. */
  scope: ReactNode
  state: SecretKeyState
}

/** A server's key: made on request, shown that one time, replaced and ended; and what is known of it meanwhile. */
export function SecretKeyPanel({ title, one, name, scope, state }: SecretKeyPanelProps) {
  const { query, make, end, made } = state
  const { notify } = useToast()
  const [asking, setAsking] = useState<'replace' | 'end'>()
  const close = () => setAsking(undefined)
  const key = query.data?.key

  return (
    <Card padding="lg">
      <Section title={title} description={scope}>
        {query.isPending && (
          <SkeletonGroup label={`Loading the ${one}`}>
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {query.isError && (
          <FailureState
            compact
            error={query.error}
            title={`The ${one} could not be loaded`}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {made !== undefined && (
          <>
            <Banner tone="warning" title="Copy it now">
              It is shown only once; we keep only a hash of it.
            </Banner>
            <CopyRow label={name} value={made} />
          </>
        )}
        {key === null && <Text tone="muted">There is none yet, so no server can call with it.</Text>}
        {key && <KeyFacts keyFacts={key} />}
        {key === null && (
          <Row>
            <Button
              icon={<KeyRound aria-hidden />}
              loading={make.isPending}
              onClick={() =>
                make.mutate(undefined, {
                  onError: ({ message }) => notify({ kind: 'failure', title: `No ${one} was made`, message }),
                })
              }
            >
              Make one
            </Button>
          </Row>
        )}
        {key && (
          <Row wrap>
            <Button icon={<KeyRound aria-hidden />} onClick={() => setAsking('replace')}>
              Replace it
            </Button>
            <Button tone="danger" onClick={() => setAsking('end')}>
              Revoke it
            </Button>
          </Row>
        )}
      </Section>
      <ConfirmDialog
        open={asking === 'replace'}
        onOpenChange={close}
        title={`Replace the ${one}?`}
        message={`You get a new one. The ${one} in use stops working at once, on every server that calls with it.`}
        confirmLabel="Replace it"
        onConfirm={() => make.mutateAsync()}
      />
      <ConfirmDialog
        open={asking === 'end'}
        onOpenChange={close}
        tone="danger"
        title={`Revoke the ${one}?`}
        message="Every server that calls with it is refused from now on. You can make a new one at any time."
        confirmLabel="Revoke it"
        onConfirm={async () => {
          await end.mutateAsync()
          notify({ kind: 'success', title: `The ${one} no longer works` })
        }}
      />
    </Card>
  )
}

function KeyFacts({ keyFacts: { lastFour, createdAt, lastUsedAt } }: { keyFacts: SecretKey }) {
  const now = useNow()
  return (
    <Text size="sm">
      {lastFour !== '' && (
        <>
          <Text as="span" code size="sm">
            vg_••••{lastFour}
          </Text>
          {' · '}
        </>
      )}
      made <RelativeTime at={createdAt} now={now() / 1000} />
      {' · '}
      {lastUsedAt === null ? (
        'never used'
      ) : (
        <>
          last used <RelativeTime at={lastUsedAt} now={now() / 1000} />
        </>
      )}
    </Text>
  )
}
