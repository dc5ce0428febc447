import { useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { writeLocal } from '#features/shared/local-values.ts'
import { logFailure } from '#features/shared/log-failure.ts'
import { keepSelectedWorkspace } from '#features/shared/session/selected-workspace.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { personalName } from '#mocks/contracts/workspaces/personal-name.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { longestWorkspaceName } from '#mocks/contracts/workspaces/workspace-name.schema.ts'
import { forgetOnboarding } from './saved-onboarding.ts'

/**
 * Whoever finished or skipped onboarding is not asked again (spec 1 §4). A workspace nobody named yet takes the
 * company's name. Nobody waits for either to be saved, and a failure to save is only logged: the browser's own mark
 * already lets its owner through.
 */
export function useCompleteOnboarding(region: Region, workspaceId: string) {
  const { user, workspaces } = useSession()
  const queries = useQueryClient()
  const current = workspaces.find(({ uid }) => uid === workspaceId)?.workspaceName
  return (companyName: string) => {
    forgetOnboarding()
    writeLocal('onboarding_completed', 'true')
    // What was made belongs to this workspace, so the dashboard opens in it.
    keepSelectedWorkspace(region, workspaceId)
    const isNamed = current !== personalName(user.email)
    const rename =
      companyName && !isNamed ? { workspaceName: companyName.slice(0, longestWorkspaceName) } : {}
    call(saveWorkspace, {
      params: { region, uid: workspaceId },
      body: { internal: { isAgentOnboardingDone: true }, ...rename },
    })
      .then(() => queries.invalidateQueries({ queryKey: [getSession.id] }))
      .catch((error) => logFailure('onboarding could not be marked as done', error))
  }
}
