import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { SessionContext } from '#features/shared/session/session-context.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { forgetSession } from '../entry/stored-session.ts'

/** Props of `SessionGate`. */
interface SessionGateProps {
  /** Where to ask. */
  region: Region
  /** Shown until the answer is there; has the measure of what follows. */
  pending: ReactNode
  /** Nobody is signed in: what was kept is already forgotten. */
  onSignedOut: () => void
  children: ReactNode
}

/** Lets in who is signed in. Only a 401 means signed out; any other failure can be retried (spec 2 §4). */
export function SessionGate({ region, pending, onSignedOut, children }: SessionGateProps) {
  const { data, error, refetch, isFetching } = useQuery(sessionQuery(region))
  const isSignedOut = error instanceof ApiError && error.status === 401

  useEffect(() => {
    if (!isSignedOut) return
    forgetSession()
    onSignedOut()
  }, [isSignedOut, onSignedOut])

  if (isSignedOut) return pending
  if (data) return <SessionContext value={data}>{children}</SessionContext>
  if (!error) return pending
  return (
    <main>
      <FailureState
        error={error}
        title="Your session could not be read"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </main>
  )
}
