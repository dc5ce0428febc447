import { call } from '#features/shared/client.ts'
import { writeLocal } from '#features/shared/local-values.ts'
import { logFailure } from '#features/shared/log-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { forgetOnboarding } from './saved-onboarding.ts'

/**
 * Whoever finished or skipped onboarding is not asked again (spec 1 §4). Nobody waits for the flag to be saved, and a
 * failure to save it is only logged: the browser's own mark already lets its owner through.
 */
export function completeOnboarding(region: Region, workspaceId: string): void {
  forgetOnboarding()
  writeLocal('onboarding_completed', 'true')
  // What was made belongs to this workspace, so the dashboard opens in it.
  writeLocal('selected_workspace', workspaceId)
  call(saveWorkspace, {
    params: { region, uid: workspaceId },
    body: { internal: { isAgentOnboardingDone: true } },
  }).catch((error) => logFailure('onboarding could not be marked as done', error))
}
