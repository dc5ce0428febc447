import {
  forgetFailure,
  type Reading,
  reduceSite,
  type SiteAction,
  type SiteState,
  startOfSite,
  without,
} from '#features/site-wizard/site-state.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import { companySchema, companyWebsiteSchema } from '#mocks/contracts/onboarding/company.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** The steps, in order (spec 1 §2). */
export const wizardSteps = ['company-info', 'branding', 'success'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What is on screen: a step, or one question or wait of it. */
export type WizardView =
  | 'website'
  | 'analysing'
  | 'analysis-failed'
  | 'company'
  | 'branding'
  | 'creating'
  | 'success'

/** Everything the wizard knows. Nothing of it is stored: a closed tab leaves nothing. */
export interface WizardState extends SiteState<Agent> {
  step: WizardStep
  website: string
  company: { name: string; description: string }
}

/** What can happen in the wizard. */
export type WizardAction =
  | SiteAction
  | { type: 'websiteTyped'; website: string }
  | { type: 'companyEdited'; change: Partial<WizardState['company']> }
  | { type: 'next' }
  | { type: 'back' }

/** The wizard before anything was entered. */
export function startOfWizard(themeMode: ThemeType): WizardState {
  return {
    ...startOfSite(themeMode),
    step: 'company-info',
    website: '',
    company: { name: '', description: '' },
  }
}

/** The step that may be shown: none without the data of the one before it (spec 1 §4). */
export function stepOf({ step, reading, creation }: WizardState): WizardStep {
  if (reading.phase !== 'done') return 'company-info'
  if (step === 'success' && creation.phase !== 'done') return 'branding'
  return step
}

const readingViews = {
  idle: 'website',
  running: 'analysing',
  failed: 'analysis-failed',
  done: 'company',
} as const satisfies Record<Reading['phase'], WizardView>

/** What is on screen. */
export function viewOf(state: WizardState): WizardView {
  const step = stepOf(state)
  if (step === 'company-info') return readingViews[state.reading.phase]
  if (step === 'branding' && state.creation.phase === 'running') return 'creating'
  return step
}

/** What is wrong with the website as typed. */
export function websiteErrors(website: string): Record<string, string> {
  const checked = validate(companyWebsiteSchema, website)
  return checked.ok ? {} : { website: checked.fields[''] ?? '' }
}

/** What is wrong with the company as confirmed. */
function companyErrors({ company, website }: WizardState): Record<string, string> {
  const checked = validate(companySchema, { ...company, website })
  return checked.ok ? {} : checked.fields
}

/** The wizard after an action. */
export function reduceWizard(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'websiteTyped':
      return { ...state, website: action.website, errors: without(state.errors, ['website']) }
    case 'companyEdited':
      return {
        ...state,
        company: { ...state.company, ...action.change },
        errors: without(state.errors, Object.keys(action.change)),
      }
    case 'readingDone':
      return { ...reduceSite(state, action), company: companyFrom(action.info) }
    case 'creationDone':
      return { ...reduceSite(state, action), step: 'success' }
    case 'next':
      return next(state)
    case 'back':
      return back(state)
    default:
      return reduceSite(state, action)
  }
}

function companyFrom({ name, description }: BrandingInfo): WizardState['company'] {
  return { name, description }
}

/** One step on, once what this one asks for is there. */
function next(state: WizardState): WizardState {
  const step = stepOf(state)
  if (step === 'company-info') {
    const errors = companyErrors(state)
    return Object.keys(errors).length ? { ...state, errors } : { ...state, step: 'branding' }
  }
  return { ...state, step: 'success' }
}

/** One question back; a wait that is left is over. The first question is the caller's to leave. */
function back(state: WizardState): WizardState {
  const idle = { phase: 'idle' } as const
  switch (viewOf(state)) {
    case 'creating':
      return { ...state, creation: idle }
    case 'success':
      return { ...state, step: 'branding' }
    case 'branding':
      return { ...state, step: 'company-info', creation: forgetFailure(state.creation), errors: {} }
    default:
      return { ...state, reading: idle, errors: {} }
  }
}
