import { Outlet, useSearchParams } from 'react-router-dom'
import { OnboardingPending } from '#features/onboarding/onboarding-pending.tsx'
import { SessionGate } from '#features/session/gate/session-gate.tsx'
import { preferredRegion, regionOfQuery } from '#features/shared/region/preferred-region.ts'
import { SignedInProviders } from '../providers/signed-in-providers.tsx'
import { leaveForAgents } from './leave-for-agents.ts'
import { leaveForLogin } from './leave-for-login.ts'
import { Titled } from './titled.tsx'

/** A page for who is signed in that stands outside the shell. */
export function Component() {
  const [search] = useSearchParams()
  return (
    <SignedInProviders>
      <SessionGate
        region={regionOfQuery(search) ?? preferredRegion()}
        pending={<OnboardingPending />}
        onSignedOut={leaveForLogin}
        onOtherUser={leaveForAgents}
      >
        <Titled>
          <Outlet />
        </Titled>
      </SessionGate>
    </SignedInProviders>
  )
}
