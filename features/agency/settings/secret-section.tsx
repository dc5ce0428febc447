import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
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
import { agencySecretQuery, useNewSecret } from '../agency.queries.ts'
import type { AgencyOwner } from '../agency.query.ts'

interface SecretSectionProps {
  owner: AgencyOwner
  /** Whether one can be made: it takes an agency. */
  mayMake: boolean
}

/** The agency's secret: made anew on request, and shown that one time (spec 2 §2.1, threats 4). */
export function SecretSection({ owner, mayMake }: SecretSectionProps) {
  const query = useQuery(agencySecretQuery(owner))
  const { make, made } = useNewSecret(owner)
  const [asking, setAsking] = useState(false)
  const { notify } = useToast()
  const now = useNow()
  const known = query.data?.known

  function regenerate() {
    if (known) setAsking(true)
    else
      make.mutate(undefined, {
        onError: ({ message }) => notify({ kind: 'failure', title: 'No secret was made', message }),
      })
  }

  return (
    <Card padding="lg">
      <Section title="Secret key" description="We keep a hash of it only, so nobody can read it again.">
        {query.isPending && (
          <SkeletonGroup label="Loading the secret key">
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {query.isError && (
          <FailureState
            compact
            error={query.error}
            title="The secret key could not be loaded"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {made !== undefined && (
          <>
            <Banner tone="warning" title="Copy it now">
              It is shown only once.
            </Banner>
            <CopyRow label="Secret key" value={made} />
          </>
        )}
        {known === null && <Text tone="muted">There is none yet.</Text>}
        {known && (
          <Text size="sm">
            <Text as="span" code size="sm">
              ••••{known.lastFour}
            </Text>
            {' · '}made <RelativeTime at={known.createdAt} now={now() / 1000} />
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
      </Section>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Regenerate the secret key?"
        message="You get a new one. The one before is forgotten."
        confirmLabel="Regen Secret"
        onConfirm={() => make.mutateAsync()}
      />
    </Card>
  )
}
