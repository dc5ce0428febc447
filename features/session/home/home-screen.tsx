import { useEffect } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { call } from '#features/shared/client.ts'
import { usePage } from '#features/shared/page/page-context.ts'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import './home-screen.css'

/** The start: leads who is signed in to their agents, everyone else to sign-in. */
export function HomeScreen() {
  const { go } = usePage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the page is opened
  useEffect(() => {
    if (!readBoot().hasSession) {
      go(paths.login.href())
      return
    }
    const region = preferredRegion()
    call(getSession, { params: { region } }).then(
      ({ user }) => go(paths.agents.href(user.region)),
      () => go(paths.login.href()),
    )
  }, [])

  return (
    <main className="vg-home">
      <Spinner label="Opening" size="lg" />
    </main>
  )
}
