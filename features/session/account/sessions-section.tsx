import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { sessionsQuery, useRemoveSession } from './account.queries.ts'

const phones = /iPhone|iPad|Android/

/** Where one is signed in, and the way to end it there. */
export function SessionsSection() {
  const { user } = useSession()
  const { notify } = useToast()
  const now = useNow()
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery(user.region))
  const removal = useRemoveSession(user.region)

  function end(ID: string) {
    removal.mutateAsync({ ID }).catch((failure: unknown) => {
      const message = failure instanceof ApiError ? failure.message : undefined
      notify({ kind: 'failure', title: 'An error occurred during sign out.', message })
    })
  }

  return (
    <Section level={3} divided title="Where you are signed in">
      {error && !data && (
        <FailureState
          compact
          error={error}
          title="Sessions could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && (
        <SkeletonGroup label="Loading sessions">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <ul>
            {data.items.map(({ ID, device, createdAt, lastSeenAt, current }) => (
              <ListRow
                key={ID}
                icon={phones.test(device) ? <Smartphone /> : <Laptop />}
                title={
                  <>
                    {device}
                    {current && <Badge tone="success">This browser</Badge>}
                  </>
                }
                detail={
                  <>
                    Last seen <RelativeTime at={lastSeenAt} now={now() / 1000} />, signed in{' '}
                    <RelativeTime at={createdAt} now={now() / 1000} />
                  </>
                }
                actions={
                  !current && (
                    <Button
                      tone="ghost"
                      size="sm"
                      aria-label={`Sign out ${device}`}
                      disabled={removal.isPending}
                      onClick={() => end(ID)}
                    >
                      Sign out
                    </Button>
                  )
                }
              />
            ))}
          </ul>
          <div>
            <ConfirmDialog
              trigger={<Button>Sign out everywhere</Button>}
              title="Sign out everywhere?"
              message="Every browser is signed out, this one too."
              confirmLabel="Sign out everywhere"
              tone="danger"
              onConfirm={() => removal.mutateAsync({ which: 'all' })}
            />
          </div>
        </>
      )}
    </Section>
  )
}
