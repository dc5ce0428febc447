import { useCallback } from 'react'
import { useMatches, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { OnboardingGate } from '#features/onboarding/gate/onboarding-gate.tsx'
import { SessionGate } from '#features/session/gate/session-gate.tsx'
import { WorkspaceGate } from '#features/session/gate/workspace-gate.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { NotFound } from '#features/shared/failure/not-found.tsx'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { ShellSkeleton } from '#features/shell/shell-skeleton.tsx'
import { isAgentId } from '#mocks/contracts/shared/agent-id.ts'
import { isRegion, type Region } from '#mocks/contracts/shared/region.ts'
import { nowhere } from '../routes/screen.ts'
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
  const { region: asked, agentId } = useParams()
  const region = isRegion(asked) ? asked : preferredRegion()
  const isNowhere = useMatches().at(-1)?.handle === nowhere
  const leadsNowhere = region !== asked || isNowhere || (agentId !== undefined && !isAgentId(agentId))
  const navigate = useNavigate()
  const toAgents = useCallback(() => {
    navigate(paths.agents.href(region))
  }, [navigate, region])

  const [search, setSearch] = useSearchParams()
  const forgetNamed = useCallback(() => {
    const rest = new URLSearchParams(window.location.search)
    rest.delete('workspace')
    setSearch(rest, { replace: true })
  }, [setSearch])

  if (leadsNowhere && !readBoot().hasSession) return <NotFound />
  return (
    <SessionGate
      region={region}
      pending={<ShellSkeleton />}
      onSignedOut={leaveForLogin}
      onOtherUser={leaveForAgents}
    >
      <WorkspaceGate
        region={region}
        named={search.get('workspace') ?? undefined}
        onNamed={forgetNamed}
        onSelect={toAgents}
        onLeaveRegion={leaveForAgents}
        onLookElsewhere={lookInRegion}
      >
        <OnboardingGate pending={<ShellSkeleton />}>
          <SignedInShell region={region} leadsNowhere={leadsNowhere} />
        </OnboardingGate>
      </WorkspaceGate>
    </SessionGate>
  )
}
