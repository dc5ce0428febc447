import { useCallback } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { OnboardingGate } from '#features/onboarding/gate/onboarding-gate.tsx'
import { SessionGate } from '#features/session/gate/session-gate.tsx'
import { WorkspaceGate } from '#features/session/gate/workspace-gate.tsx'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { ShellSkeleton } from '#features/shell/shell-skeleton.tsx'
import { type Region, regionSchema } from '#mocks/contracts/shared/region.ts'
import { leaveForAgents } from './leave-for-agents.ts'
import { leaveForLogin } from './leave-for-login.ts'
import { SignedInShell } from './signed-in-shell.tsx'

/** The same page in the other region, or its agents when there is no such page. */
function lookInRegion(region: Region): void {
  const { pathname, search } = window.location
  window.location.replace(pathname.replace(/^\/app\/[^/]+/, `/app/${region}`) + search)
}

/** Who is signed in, in which workspace, and the shell around their screens. */
export function SignedInRoot() {
  const region = regionSchema.safeParse(useParams().region)
  const navigate = useNavigate()
  const toAgents = useCallback(() => {
    if (region.success) navigate(paths.agents.href(region.data))
  }, [navigate, region.success, region.data])

  if (!region.success) return <Navigate to={paths.agents.href(preferredRegion())} replace />
  return (
    <SessionGate
      region={region.data}
      pending={<ShellSkeleton />}
      onSignedOut={leaveForLogin}
      onOtherUser={leaveForAgents}
    >
      <WorkspaceGate
        region={region.data}
        onSelect={toAgents}
        onLeaveRegion={leaveForAgents}
        onLookElsewhere={lookInRegion}
      >
        <OnboardingGate pending={<ShellSkeleton />}>
          <SignedInShell region={region.data} />
        </OnboardingGate>
      </WorkspaceGate>
    </SessionGate>
  )
}
