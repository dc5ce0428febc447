import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { SecretKey } from '#mocks/contracts/shared/secret-key.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { KeyMade } from './key-made.tsx'
import { SecretKeyCard } from './secret-key-card.tsx'
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
    <>
      <SecretKeyCard
        title={title}
        one={one}
        name={name}
        scope={scope}
        query={query}
        made={made}
        once="It is shown only once; we keep only a hash of it."
      >
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
      </SecretKeyCard>
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
    </>
  )
}

function KeyFacts({ keyFacts }: { keyFacts: SecretKey }) {
  const { lastUsedAt } = keyFacts
  const now = useNow()
  return (
    <KeyMade {...keyFacts} start="vg_">
      {' · '}
      {lastUsedAt === null ? (
        'never used'
      ) : (
        <>
          last used <RelativeTime at={lastUsedAt} now={now() / 1000} />
        </>
      )}
    </KeyMade>
  )
}
