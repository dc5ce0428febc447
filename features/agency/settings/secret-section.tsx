import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { paths } from '#features/shared/paths.ts'
import { KeyMade } from '#features/shared/secret-key/key-made.tsx'
import { SecretKeyCard } from '#features/shared/secret-key/secret-key-card.tsx'
import { secretParameter } from '#mocks/contracts/agency/admin/admin-path.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { agencySecretQuery, useNewSecret } from '../agency.queries.ts'

interface SecretSectionProps {
  owner: AgencyOwner
  /** Whether one can be made: it takes an agency. */
  mayMake: boolean
  /** Origin of the agency's verified host; null where it has none, so that there is nothing to enter. */
  host: string | null
}

/** The agency's secret: made anew on request, and shown that one time (spec 2 §2.1, threats 4). */
export function SecretSection({ owner, mayMake, host }: SecretSectionProps) {
  const query = useQuery(agencySecretQuery(owner))
  const { make, made } = useNewSecret(owner)
  const [asking, setAsking] = useState(false)
  const { notify } = useToast()
  const known = query.data?.known

  function regenerate() {
    if (known) setAsking(true)
    else
      make.mutate(undefined, {
        onError: ({ message }) => notify({ kind: 'failure', title: 'No secret was made', message }),
      })
  }

  return (
    <>
      <SecretKeyCard
        title="Secret key"
        one="secret key"
        name="Secret key"
        scope="We keep a hash of it only, so nobody can read it again."
        query={query}
        made={made}
        once="It is shown only once."
      >
        {known === null && <Text tone="muted">There is none yet.</Text>}
        {known && <KeyMade {...known} />}
        {known && host && (
          <Text>
            To enter the dashboard at your domain as its admin, open{' '}
            <Text as="span" code>
              {host}
              {paths.login.href()}?{secretParameter}=
            </Text>{' '}
            with the secret key after it.
          </Text>
        )}
        {query.data && (
          <Row>
            <Button
              icon={<KeyRound aria-hidden />}
              loading={make.isPending}
              disabled={!mayMake}
              onClick={regenerate}
            >
              Regen Secret
            </Button>
          </Row>
        )}
      </SecretKeyCard>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Regenerate the secret key?"
        message="You get a new one. The one before is forgotten, and whoever entered with it is signed out."
        confirmLabel="Regen Secret"
        onConfirm={() => make.mutateAsync()}
      />
    </>
  )
}
