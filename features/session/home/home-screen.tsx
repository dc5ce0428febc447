import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { readBoot } from '#features/shared/boot.ts'
import { call } from '#features/shared/client.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { usePage } from '#features/shared/page/page-context.ts'
import { PageMiddle } from '#features/shared/page/page-middle.tsx'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { forgetSession } from '../entry/stored-session.ts'

/** The start: leads who is signed in to their agents, everyone else to sign-in; only a 401 says that nobody is. */
export function HomeScreen() {
  const { go } = usePage()
  const [error, setError] = useState<unknown>()
  const [asking, setAsking] = useState(false)

  const ask = useCallback(async () => {
    setAsking(true)
    try {
      const { user } = await call(getSession, { params: { region: preferredRegion() } })
      go(paths.agents.href(user.region))
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) {
        forgetSession()
        go(paths.login.href())
      } else setError(failure)
    } finally {
      setAsking(false)
    }
  }, [go])

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the page is opened
  useEffect(() => {
    if (readBoot().hasSession) void ask()
    else go(paths.login.href())
  }, [])

  return (
    <PageMiddle>
      {error ? (
        <FailureState
          error={error}
          title="Your session could not be read"
          onRetry={() => void ask()}
          retrying={asking}
        />
      ) : (
        <Spinner label="Opening" size="lg" />
      )}
    </PageMiddle>
  )
}
