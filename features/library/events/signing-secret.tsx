import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { NewSigningSecretDialog, SigningSecretOnce } from '#features/shared/secret-key/new-signing-secret.tsx'
import { Button } from '#ui/button/button.tsx'
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
        <SigningSecretOnce secret={secret} />
      ) : (
        <div>
          <Button icon={<KeyRound aria-hidden />} onClick={() => setAsking(true)}>
            Make a new secret
          </Button>
        </div>
      )}
      <NewSigningSecretDialog
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => makeSecret.mutateAsync()}
      />
    </Section>
  )
}
