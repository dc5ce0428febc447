import { Navigate, useSearchParams } from 'react-router-dom'
import { OnboardingScreen } from '#features/onboarding/onboarding-screen.tsx'
import { ownWorkspace } from '#features/onboarding/own-workspace.ts'
import { useArrivalNotice } from '#features/shared/arrival/use-arrival-notice.ts'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion, regionOfQuery } from '#features/shared/region/preferred-region.ts'
import { useSession } from '#features/shared/session/session-context.ts'

export function Component() {
  const [search] = useSearchParams()
  const own = ownWorkspace(useSession(), regionOfQuery(search))
  useArrivalNotice()
  if (!own) return <Navigate to={paths.agents.href(preferredRegion())} replace />
  const { origin, responder } = readBoot()
  return (
    <OnboardingScreen
      key={own.uid}
      region={own.region}
      workspaceId={own.uid}
      origin={origin}
      localAnswers={responder === 'local'}
    />
  )
}
