import { reduceWizard, startOfWizard, type WizardAction } from '#features/site-wizard/wizard-state.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import { saveOnboarding } from './saved-onboarding.ts'

/** The id the agent of these stories is made under. */
export const storyAgentId = 'agent-onboard-01'

/** The website entered; it is read by whoever comes back to it. */
export const typed: WizardAction = { type: 'websiteTyped', website: 'https://harbour-cafe.example' }

/** The website read, and what was found not confirmed yet. */
export function found(info: BrandingInfo): WizardAction[] {
  return [typed, { type: 'readingStarted', at: 0 }, { type: 'readingDone', info }]
}

/** The website read, and what was found confirmed. */
export function read(info: BrandingInfo): WizardAction[] {
  return [...found(info), { type: 'next' }]
}

/** The business described in its owner's words. */
export const written: WizardAction[] = [
  { type: 'handChosen' },
  {
    type: 'companyEdited',
    change: { name: 'Harbour café', description: 'Coffee, cakes and a warm lunch right at the harbour.' },
  },
  { type: 'factsTyped', facts: 'Opening hours: Monday to Saturday, 8 am to 6 pm' },
  { type: 'next' },
]

/** Leaves onboarding as it is after these actions, for the page to come back to. */
export function leaveAfter(workspaceId: string, ...actions: WizardAction[]): void {
  saveOnboarding(workspaceId, actions.reduce(reduceWizard, startOfWizard('light', storyAgentId)))
}
