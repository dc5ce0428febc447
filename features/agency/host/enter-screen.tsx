import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { withWait } from '#features/shared/failure/with-wait.ts'
import { paths } from '#features/shared/paths.ts'
import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import { createAdminSession } from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Text } from '#ui/text/text.tsx'
import { AgencyWelcome } from './agency-welcome.tsx'

interface EnterScreenProps {
  identity: AgencyIdentity
  mode: ThemeType
  /** What stood in the address. */
  secret: string
  /** Goes to an address in place of this page. @default the browser does */
  go?: (address: string) => void
}

const toAddress = (address: string) => window.location.replace(address)

/** Exchanges the secret for a session, once, and goes on to the dashboard (spec 2 §2.8, threats 4). */
export function EnterScreen({ identity, mode, secret, go = toAddress }: EnterScreenProps) {
  const [error, setError] = useState<unknown>()
  const enter = useCallback(async () => {
    setError(undefined)
    try {
      const { region } = await call(createAdminSession, { body: { secret } })
      go(paths.region.href(region))
    } catch (thrown) {
      setError(thrown)
    }
  }, [secret, go])
  useEffect(() => void enter(), [enter])
  // What no secret looks like is as wrong as any other.
  const isWrong = error instanceof ApiError && [400, 401, 422].includes(error.status)

  return (
    <AgencyWelcome identity={identity} mode={mode}>
      {error === undefined ? (
        <Spinner label="Opening the dashboard" size="lg" />
      ) : (
        <Text role="alert">{isWrong ? secretWrong.message : wordsOf(error)}</Text>
      )}
      {error !== undefined && !isWrong && <Button onClick={() => void enter()}>Try again</Button>}
    </AgencyWelcome>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof ApiError ? withWait(error) : 'Something went wrong on our side.'
}
