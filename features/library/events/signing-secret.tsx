import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ShownOnce } from '#features/shared/secret-key/shown-once.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useEventChanges } from './event.queries.ts'

/** The secret deliveries are signed with: made anew on request and shown that one time. */
export function SigningSecret({ endpointId }: { endpointId: string }) {
  const { owner } = useLibraryAccess()
  const { makeSecret } = useEventChanges(owner)
  const [asking, setAsking] = useState(false)
  const secret = makeSecret.data?.secret
  return (
    <Section
      level={3}
      divided
      title="Signature"
      description="Each delivery carries webhook-id, webhook-timestamp and webhook-signature, as Standard Webhooks defines them. Check them before you trust what it says."
    >
      <CopyRow label="workspaceSecret in deliveries" value={endpointId} />
      {secret ? (
        <ShownOnce label="Signing secret" value={secret}>
          The secret is shown only once. The previous one no longer signs.
        </ShownOnce>
      ) : (
        <div>
          <Button icon={<KeyRound aria-hidden />} onClick={() => setAsking(true)}>
            Make a new secret
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make a new signing secret?"
        message="Deliveries are signed with the new secret from now on. Your server must know it to trust them."
        confirmLabel="Make a new secret"
        onConfirm={() => makeSecret.mutateAsync()}
      />
    </Section>
  )
}
