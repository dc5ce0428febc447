import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import {
  byHandSchema,
  companySchema,
  companyWebsiteSchema,
} from '#mocks/contracts/onboarding/company.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { hostOf } from './host-of.ts'
import {
  forgetFailure,
  type Reading,
  reduceSite,
  type SiteAction,
  type SiteState,
  startOfSite,
  without,
} from './site-state.ts'

/** The steps, in order (spec 1 §2). */
export const wizardSteps = ['company-info', 'branding', 'success'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What is on screen: a step, or one question or wait of it. */
export type WizardView =
  | 'website'
  | 'analysing'
  | 'analysis-failed'
  | 'by-hand'
  | 'company'
  | 'branding'
  | 'creating'
  | 'success'

/** Everything known on the way from a website, or from words of one's own, to an agent. */
export interface WizardState extends SiteState<Agent | null> {
  step: WizardStep
  website: string
  /** The website the reading is of, as it was typed. */
  readFrom: string
  /** Which question of the first step stands once a website was read. */
  question: 'website' | 'company'
  company: { name: string; description: string }
  /** The business is described by hand, and no website is read. */
  byHand: boolean
  /** What visitors ask for, as written by hand. */
  facts: string
  /** Id of the agent that is or will be made: tried again, it is still one agent. */
  agentId: string
}

/** What can happen on the way. */
export type WizardAction =
  | SiteAction
  | { type: 'websiteTyped'; website: string }
  | { type: 'companyEdited'; change: Partial<WizardState['company']> }
  | { type: 'handChosen' }
  | { type: 'factsTyped'; facts: string }
  | { type: 'next' }
  | { type: 'back' }
  /** Its making was stopped, or it was deleted: the next one is another. */
  | { type: 'agentDropped'; nextId: string }

/** Before anything was entered, but for a website that was tried before signing up. */
export function startOfWizard(themeMode: ThemeType, agentId: string, website = ''): WizardState {
  return {
    ...startOfSite(themeMode),
    step: 'company-info',
    website,
    readFrom: '',
    question: 'website',
    company: { name: '', description: '' },
    byHand: false,
    facts: '',
    agentId,
  }
}

/** The step that may be shown: none without the data of the one before it (spec 1 §4). */
export function stepOf({ step, reading, creation, byHand }: WizardState): WizardStep {
  if (!byHand && reading.phase !== 'done') return 'company-info'
  if (step === 'success' && creation.phase !== 'done') return 'branding'
  return step
}

const readingViews = {
  idle: 'website',
  running: 'analysing',
  failed: 'analysis-failed',
} as const satisfies Partial<Record<Reading['phase'], WizardView>>

/** What is on screen. */
export function viewOf(state: WizardState): WizardView {
  const { byHand, reading, question, creation } = state
  const step = stepOf(state)
  if (step === 'company-info') {
    if (byHand) return 'by-hand'
    return reading.phase === 'done' ? question : readingViews[reading.phase]
  }
  return step === 'branding' && creation.phase === 'running' ? 'creating' : step
}

/** What is wrong with the website as typed. */
export function websiteErrors(website: string): Record<string, string> {
  const checked = validate(companyWebsiteSchema, website)
  return checked.ok ? {} : { website: checked.fields[''] ?? '' }
}

/** Whether what was read is what the question now names. */
export function isRead({ reading, readFrom, website }: WizardState): boolean {
  return reading.phase === 'done' && readFrom === website.trim()
}

/** How many pages of which website the agent knows; null for one described by hand. */
export function readOf({ reading, website, byHand }: WizardState): { pages: number; host: string } | null {
  if (byHand || reading.phase !== 'done') return null
  return { pages: reading.info.pages.length, host: hostOf(website) }
}

/** The company as the calls take it. A website nobody could be sent to is none. */
export function companyOf({ company, website, byHand }: WizardState) {
  const isAddress = Object.keys(websiteErrors(website)).length === 0
  return { ...company, website: byHand && !isAddress ? '' : website.trim() }
}

/** What is wrong with the company as confirmed or described. */
function companyErrors(state: WizardState): Record<string, string> {
  const checked = state.byHand
    ? validate(byHandSchema, { ...companyOf(state), facts: state.facts })
    : validate(companySchema, companyOf(state))
  return checked.ok ? {} : checked.fields
}

/** The state after an action. */
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
    case 'handChosen':
      return {
        ...state,
        byHand: true,
        // A website that was read is not what the agent will know; why one could not be read is where Back leads.
        reading: state.reading.phase === 'done' ? { phase: 'idle' } : state.reading,
        step: 'company-info',
        errors: {},
      }
    case 'factsTyped':
      return { ...state, facts: action.facts, errors: without(state.errors, ['facts']) }
    case 'readingStarted':
      return {
        ...reduceSite(state, action),
        step: 'company-info',
        byHand: false,
        readFrom: state.website.trim(),
      }
    case 'readingDone':
      return { ...reduceSite(state, action), question: 'company', company: companyFrom(action.info) }
    case 'creationDone':
      return { ...reduceSite(state, action), step: 'success' }
    case 'agentDropped':
      return { ...state, creation: { phase: 'idle' }, agentId: action.nextId, step: 'branding' }
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

/** One question on, once what this one asks for is there. */
function next(state: WizardState): WizardState {
  switch (viewOf(state)) {
    case 'website':
      return { ...state, question: 'company', errors: {} }
    case 'company':
    case 'by-hand': {
      const errors = companyErrors(state)
      return { ...state, errors, step: Object.keys(errors).length > 0 ? state.step : 'branding' }
    }
    default:
      return { ...state, step: 'success', errors: {} }
  }
}

/** One question back; a wait that is left is over. The first question is the caller's to leave. */
function back(state: WizardState): WizardState {
  switch (viewOf(state)) {
    case 'creating':
      return { ...state, creation: { phase: 'idle' } }
    case 'success':
      return { ...state, step: 'branding' }
    case 'branding':
      return { ...state, step: 'company-info', creation: forgetFailure(state.creation), errors: {} }
    case 'by-hand':
      return { ...state, byHand: false, errors: {} }
    case 'company':
      return { ...state, question: 'website', errors: {} }
    case 'analysing':
    case 'analysis-failed':
      return { ...state, reading: { phase: 'idle' }, errors: {} }
    default:
      return state
  }
}
