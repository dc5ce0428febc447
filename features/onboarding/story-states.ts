import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import type { OnboardingAction } from './onboarding-state.ts'
import { reduceOnboarding, startOfOnboarding } from './onboarding-state.ts'
import { saveOnboarding } from './saved-onboarding.ts'

/** The id the agent of these stories is made under. */
export const storyAgentId = 'agent-onboard-01'

/** The form filled in; the website is read by whoever comes back to it. */
export const typed: OnboardingAction = {
  type: 'companyEdited',
  change: {
    name: 'Harbour café',
    website: 'https://harbour-cafe.example',
    description: 'Coffee, cakes and a warm lunch right at the harbour.',
  },
}

/** The form filled in and the website read. */
export function read(info: BrandingInfo): OnboardingAction[] {
  return [typed, { type: 'readingStarted', at: 0 }, { type: 'readingDone', info }]
}

/** Leaves onboarding as it is after these actions, for the page to come back to. */
export function leaveAfter(workspaceId: string, ...actions: OnboardingAction[]): void {
  saveOnboarding(workspaceId, actions.reduce(reduceOnboarding, startOfOnboarding('light', storyAgentId)))
}
