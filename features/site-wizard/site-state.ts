import { ApiError } from '#features/shared/api-error.ts'
import type { LogoFile } from '#features/shared/picture/logo-file.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import type { creationStages, ReadingProgress } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { applyProgress, applyResult, markReached, noFindings, type SiteFindings } from './site-findings.ts'
import type { Reached } from './work-stages.tsx'

type CreationStage = (typeof creationStages)[number]

/** The reading of the website. */
export type Reading =
  | { phase: 'idle' }
  | { phase: 'running'; startedAt: number; found: SiteFindings }
  | { phase: 'failed'; error: unknown }
  | { phase: 'done'; found: SiteFindings; info: BrandingInfo }

/** The making of the agent. */
export type Creation<Made = Agent> =
  | { phase: 'idle' }
  | { phase: 'running'; startedAt: number; reached: readonly Reached<CreationStage>[] }
  | { phase: 'failed'; error: unknown }
  | { phase: 'done'; agent: Made }

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

/** What every way from a website to an agent knows; each adds its own steps. */
export interface SiteState<Made = Agent | null> {
  reading: Reading
  branding: BrandingDraft
  creation: Creation<Made>
  /** Input name to message. */
  errors: Readonly<Record<string, string>>
}

/** What can happen on every such way; `at` is in milliseconds. */
export type SiteAction =
  | { type: 'readingStarted'; at: number }
  | { type: 'readingHeard'; event: ReadingProgress; at: number }
  | { type: 'readingDone'; info: BrandingInfo }
  | { type: 'readingFailed'; error: unknown }
  | { type: 'brandingChosen'; change: Partial<BrandingDraft> }
  | { type: 'creationStarted'; at: number }
  | { type: 'creationHeard'; stage: CreationStage; at: number }
  | { type: 'creationDone'; agent: Agent }
  | { type: 'creationFailed'; error: unknown }
  | { type: 'refused'; errors: Record<string, string> }

/** Before anything is known. */
export function startOfSite(
  themeMode: ThemeType,
): Pick<SiteState<never>, 'reading' | 'branding' | 'creation' | 'errors'> {
  return {
    reading: { phase: 'idle' },
    branding: { primaryColor: defaultTheme.primary, themeMode, faviconApproved: true, customLogo: null },
    creation: { phase: 'idle' },
    errors: {},
  }
}

/** The state after an action. News of work that was stopped changes nothing. */
export function reduceSite<State extends SiteState>(state: State, action: SiteAction): State {
  const { reading, branding, creation } = state
  switch (action.type) {
    case 'readingStarted':
      return {
        ...state,
        reading: { phase: 'running', startedAt: action.at, found: noFindings },
        errors: {},
      }
    case 'readingHeard':
      if (reading.phase !== 'running') return state
      return {
        ...state,
        reading: { ...reading, found: applyProgress(reading.found, action.event, action.at) },
      }
    case 'readingDone': {
      const { info } = action
      const heard = reading.phase === 'running' ? reading.found : noFindings
      return {
        ...state,
        reading: { phase: 'done', found: applyResult(heard, info), info },
        branding: brandingFrom(branding, info),
      }
    }
    case 'readingFailed':
      return { ...state, reading: { phase: 'failed', error: action.error } }
    case 'brandingChosen':
      return {
        ...state,
        branding: { ...branding, ...action.change },
        errors: without(state.errors, Object.keys(action.change)),
      }
    case 'creationStarted':
      return { ...state, creation: { phase: 'running', startedAt: action.at, reached: [] }, errors: {} }
    case 'creationHeard':
      if (creation.phase !== 'running') return state
      return {
        ...state,
        creation: { ...creation, reached: markReached(creation.reached, action.stage, action.at) },
      }
    case 'creationDone':
      return { ...state, creation: { phase: 'done', agent: action.agent } }
    case 'creationFailed':
      return {
        ...state,
        creation: { phase: 'failed', error: action.error },
        errors: action.error instanceof ApiError ? action.error.fields : {},
      }
    case 'refused':
      return { ...state, errors: action.errors }
  }
}

/** The website's first colour, or ours, and its logo if it has one. */
function brandingFrom(branding: BrandingDraft, { colors, favicon }: BrandingInfo): BrandingDraft {
  return {
    ...branding,
    primaryColor: parseHex(colors[0] ?? '') ?? defaultTheme.primary,
    faviconApproved: favicon !== null,
  }
}

/** The messages left once these inputs were edited. */
export function without(errors: SiteState['errors'], names: readonly string[]): SiteState['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/** A failure that was answered by going elsewhere is over. */
export function forgetFailure<Made>(creation: Creation<Made>): Creation<Made> {
  return creation.phase === 'failed' ? { phase: 'idle' } : creation
}

/** From the moment knowledge is written, the agent may be there before a stop arrives. */
export function isStoppable(creation: Creation<unknown>): boolean {
  return creation.phase === 'running' && !creation.reached.some(({ stage }) => stage === 'saving-knowledge')
}
