import { ApiError } from '#features/shared/api-error.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import {
  type BrandingInfo,
  companySchema,
  companyWebsiteSchema,
  type creationStages,
  type ReadingProgress,
} from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { type Found, hear, nothingFound, type Reached, reach, settle } from './found.ts'
import type { LogoFile } from './logo-file.ts'

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

type CreationStage = (typeof creationStages)[number]

/** The reading of the website. */
export type Reading =
  | { phase: 'idle' }
  | { phase: 'running'; startedAt: number; found: Found }
  | { phase: 'failed'; error: unknown }
  | { phase: 'done'; found: Found; info: BrandingInfo }

/** The making of the agent. */
export type Creation =
  | { phase: 'idle' }
  | { phase: 'running'; startedAt: number; reached: readonly Reached<CreationStage>[] }
  | { phase: 'failed'; error: unknown }
  | { phase: 'done'; agent: Agent }

/** What the owner decides about the look. */
export interface BrandingDraft {
  /** '#RRGGBB'. */
  primaryColor: string
  themeMode: ThemeType
  /** Whether the logo found becomes the agent's picture. */
  faviconApproved: boolean
  /** A picture given instead. */
  customLogo: LogoFile | null
}

/** Everything the wizard knows. Nothing of it is stored: a closed tab leaves nothing. */
export interface WizardState {
  step: WizardStep
  website: string
  reading: Reading
  company: { name: string; description: string }
  branding: BrandingDraft
  creation: Creation
  /** Input name to message. */
  errors: Readonly<Record<string, string>>
}

/** What can happen in the wizard; `at` is in milliseconds. */
export type WizardAction =
  | { type: 'websiteTyped'; website: string }
  | { type: 'readingStarted'; at: number }
  | { type: 'readingHeard'; event: ReadingProgress; at: number }
  | { type: 'readingDone'; info: BrandingInfo }
  | { type: 'readingFailed'; error: unknown }
  | { type: 'companyEdited'; change: Partial<WizardState['company']> }
  | { type: 'brandingChosen'; change: Partial<BrandingDraft> }
  | { type: 'creationStarted'; at: number }
  | { type: 'creationHeard'; stage: CreationStage; at: number }
  | { type: 'creationDone'; agent: Agent }
  | { type: 'creationFailed'; error: unknown }
  | { type: 'refused'; errors: Record<string, string> }
  | { type: 'next' }
  | { type: 'back' }

/** The wizard before anything was entered. */
export function startOfWizard(themeMode: ThemeType): WizardState {
  return {
    step: 'company-info',
    website: '',
    reading: { phase: 'idle' },
    company: { name: '', description: '' },
    branding: { primaryColor: defaultTheme.primary, themeMode, faviconApproved: true, customLogo: null },
    creation: { phase: 'idle' },
    errors: {},
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
    case 'readingStarted':
      return {
        ...state,
        reading: { phase: 'running', startedAt: action.at, found: nothingFound },
        errors: {},
      }
    case 'readingHeard': {
      const { reading } = state
      if (reading.phase !== 'running') return state
      return { ...state, reading: { ...reading, found: hear(reading.found, action.event, action.at) } }
    }
    case 'readingDone':
      return withReading(state, action.info)
    case 'readingFailed':
      return { ...state, reading: { phase: 'failed', error: action.error } }
    case 'companyEdited':
      return {
        ...state,
        company: { ...state.company, ...action.change },
        errors: without(state.errors, Object.keys(action.change)),
      }
    case 'brandingChosen':
      return {
        ...state,
        branding: { ...state.branding, ...action.change },
        errors: without(state.errors, Object.keys(action.change)),
      }
    case 'creationStarted':
      return { ...state, creation: { phase: 'running', startedAt: action.at, reached: [] }, errors: {} }
    case 'creationHeard': {
      const { creation } = state
      if (creation.phase !== 'running') return state
      return {
        ...state,
        creation: { ...creation, reached: reach(creation.reached, action.stage, action.at) },
      }
    }
    case 'creationDone':
      return { ...state, step: 'success', creation: { phase: 'done', agent: action.agent } }
    case 'creationFailed':
      return {
        ...state,
        creation: { phase: 'failed', error: action.error },
        errors: action.error instanceof ApiError ? action.error.fields : {},
      }
    case 'refused':
      return { ...state, errors: action.errors }
    case 'next':
      return next(state)
    case 'back':
      return back(state)
  }
}

function withReading(state: WizardState, info: BrandingInfo): WizardState {
  const heard = state.reading.phase === 'running' ? state.reading.found : nothingFound
  return {
    ...state,
    reading: { phase: 'done', found: settle(heard, info), info },
    company: { name: info.name, description: info.description },
    branding: {
      ...state.branding,
      primaryColor: parseHex(info.colors[0] ?? '') ?? defaultTheme.primary,
      faviconApproved: info.favicon !== null,
    },
  }
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

function forgetFailure(creation: Creation): Creation {
  return creation.phase === 'failed' ? { phase: 'idle' } : creation
}

function without(errors: WizardState['errors'], names: readonly string[]): WizardState['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
