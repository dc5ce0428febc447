import {
  forgetFailure,
  reduceSite,
  type SiteAction,
  type SiteState,
  startOfSite,
  without,
} from '#features/site-wizard/site-state.ts'
import { type Company, companySchema } from '#mocks/contracts/onboarding/company.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** The steps, in order (spec 1 §2). */
export const onboardingSteps = ['company', 'branding', 'agent'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** What is on screen: a step, or a wait or failure of it (spec 1 §4). */
export type OnboardingView = 'company' | 'analysing' | 'analysis-failed' | 'branding' | 'creating' | 'result'

/** Everything onboarding knows. */
export interface OnboardingState extends SiteState {
  step: OnboardingStep
  company: Company
  /** The website the reading is of, as it was typed. */
  readFrom: string
  /** Id of the agent that is or will be made: tried again, it is still one agent. */
  agentId: string
}

/** What can happen in onboarding. */
export type OnboardingAction =
  | SiteAction
  | { type: 'companyEdited'; change: Partial<Company> }
  | { type: 'next' }
  | { type: 'back' }
  /** Its making was stopped, or it was deleted: the next one is another. */
  | { type: 'agentDropped'; nextId: string }

/** Onboarding before anything was entered. */
export function startOfOnboarding(themeMode: ThemeType, agentId: string): OnboardingState {
  return {
    ...startOfSite(themeMode),
    step: 'company',
    company: { name: '', website: '', description: '' },
    readFrom: '',
    agentId,
  }
}

/** What is on screen: no step without the data of the one before it. */
export function viewOf({ step, reading, creation }: OnboardingState): OnboardingView {
  if (step === 'company' || reading.phase === 'idle') return 'company'
  if (reading.phase === 'running') return 'analysing'
  if (reading.phase === 'failed') return 'analysis-failed'
  if (creation.phase === 'running') return 'creating'
  return step === 'agent' && creation.phase === 'done' ? 'result' : 'branding'
}

const stepsOfViews: Record<OnboardingView, OnboardingStep> = {
  company: 'company',
  analysing: 'branding',
  'analysis-failed': 'branding',
  branding: 'branding',
  creating: 'agent',
  result: 'agent',
}

/** The step a view belongs to. */
export function stepOf(view: OnboardingView): OnboardingStep {
  return stepsOfViews[view]
}

/** What is wrong with the company as typed (spec 1 §5). */
export function companyErrors({ company }: Pick<OnboardingState, 'company'>): Record<string, string> {
  const checked = validate(companySchema, company)
  return checked.ok ? {} : checked.fields
}

/** Whether what was read is what the form now names. */
export function isRead({ reading, readFrom, company }: OnboardingState): boolean {
  return reading.phase === 'done' && readFrom === company.website.trim()
}

/** Onboarding after an action. */
export function reduceOnboarding(state: OnboardingState, action: OnboardingAction): OnboardingState {
  switch (action.type) {
    case 'companyEdited':
      return {
        ...state,
        company: { ...state.company, ...action.change },
        errors: without(state.errors, Object.keys(action.change)),
      }
    case 'readingStarted':
      return { ...reduceSite(state, action), step: 'branding', readFrom: state.company.website.trim() }
    case 'creationDone':
      return { ...reduceSite(state, action), step: 'agent' }
    case 'agentDropped':
      return { ...state, creation: { phase: 'idle' }, agentId: action.nextId, step: 'branding' }
    case 'next':
      return { ...state, step: viewOf(state) === 'company' ? 'branding' : 'agent', errors: {} }
    case 'back':
      return back(state)
    default:
      return reduceSite(state, action)
  }
}

/** One view back; a wait that is left is over. The first view is the screen's to leave. */
function back(state: OnboardingState): OnboardingState {
  switch (viewOf(state)) {
    case 'result':
      return { ...state, step: 'branding' }
    case 'branding':
      return { ...state, step: 'company', creation: forgetFailure(state.creation), errors: {} }
    case 'analysing':
    case 'analysis-failed':
      return { ...state, step: 'company', reading: { phase: 'idle' }, errors: {} }
    default:
      return state
  }
}
