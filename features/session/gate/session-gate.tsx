import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { leaveNotice } from '#features/shared/arrival/arrival-notice.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { readLocal } from '#features/shared/local-values.ts'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { SessionContext } from '#features/shared/session/session-context.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { forgetSession, refreshSession } from '../entry/stored-session.ts'
import { useOtherTabs } from './use-other-tabs.ts'

interface SessionGateProps {
  /** Where to ask. */
  region: Region
  /** Shown until the answer is there; has the measure of what follows. */
  pending: ReactNode
  /** Nobody is signed in: what was kept is already forgotten. */
  onSignedOut: () => void
  /** Another tab signed somebody else in, who lives in this region: nothing read so far is theirs. */
  onOtherUser: (home: Region) => void
  children: ReactNode
}

/** Lets in who is signed in. Only a 401 means signed out; any other failure can be retried (spec 2 §4). */
export function SessionGate({ region, pending, onSignedOut, onOtherUser, children }: SessionGateProps) {
  const { data, error, refetch, isFetching } = useQuery(sessionQuery(region))
  const [entered, setEntered] = useState<string>()
  if (data && entered === undefined) setEntered(data.user.uid)
  const isSignedOut = error instanceof ApiError && error.status === 401
  const otherHome = data && entered !== undefined && data.user.uid !== entered ? data.user.region : undefined
  const wasIn = entered !== undefined

  useOtherTabs(refetch)

  useEffect(() => {
    if (data) refreshSession(data)
  }, [data])

  useEffect(() => {
    if (!isSignedOut) return
    // Another tab of this browser forgot before it left; who is still kept here was signed out from elsewhere.
    if (readLocal('user_id') !== null) leaveNotice('Please login again.', 'info')
    else if (wasIn) leaveNotice('Signed out successfully.')
    forgetSession()
    onSignedOut()
  }, [isSignedOut, wasIn, onSignedOut])

  useEffect(() => {
    if (otherHome) onOtherUser(otherHome)
  }, [otherHome, onOtherUser])

  if (isSignedOut || otherHome) return pending
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
