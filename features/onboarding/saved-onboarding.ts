import * as z from 'zod/mini'
import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import { applyResult, noFindings } from '#features/site-wizard/site-findings.ts'
import { brandingChoicesSchema, brandingInfoSchema } from '#mocks/contracts/onboarding/branding.schema.ts'
import { agentIdSchema } from '#mocks/contracts/shared/ids.ts'
import { type OnboardingState, startOfOnboarding, viewOf } from './onboarding-state.ts'

/** The longest picture that is kept, as a data URL: the largest logo that may be given. */
const longestPicture = 700_000
const picture = z
  .string()
  .check(z.maxLength(longestPicture), z.regex(/^data:image\/(png|jpeg|gif|webp);base64,/))

/** Where someone stopped, as the browser keeps it under `onboarding_state`; anything else there is ignored. */
const savedSchema = z.object({
  version: z.literal(1),
  /** Whose it is: browsers are shared. */
  workspaceId: z.string(),
  agentId: agentIdSchema,
  at: z.enum(['company', 'analysing', 'branding', 'creating', 'result']),
  /** Whether the agent exists. */
  made: z.boolean(),
  company: z.object({ name: z.string(), website: z.string(), description: z.string() }),
  readFrom: z.string(),
  info: z.nullable(z.extend(brandingInfoSchema, { favicon: z.nullable(picture) })),
  branding: z.extend(brandingChoicesSchema, {
    customLogo: z.nullable(z.object({ name: z.string(), dataUrl: picture })),
  }),
})
type Saved = z.infer<typeof savedSchema>

/** Keeps where someone is. A storage without room for the pictures keeps the rest. */
export function saveOnboarding(workspaceId: string, state: OnboardingState): void {
  const saved = toSaved(workspaceId, state)
  if (writeLocal('onboarding_state', JSON.stringify(saved))) return
  writeLocal('onboarding_state', JSON.stringify(withoutPictures(saved)))
}

/** Where someone stopped, its waits running again at `now`; null for a first visit. */
export function restoreOnboarding(workspaceId: string, now: number): OnboardingState | null {
  const saved = savedSchema.safeParse(parseJson(readLocal('onboarding_state')))
  if (!saved.success || saved.data.workspaceId !== workspaceId) return null
  return fromSaved(saved.data, now)
}

/** Forgets where someone was. */
export function forgetOnboarding(): void {
  removeLocal('onboarding_state')
}

function toSaved(workspaceId: string, state: OnboardingState): Saved {
  const { agentId, company, readFrom, branding, reading, creation } = state
  const view = viewOf(state)
  return {
    version: 1,
    workspaceId,
    agentId,
    // What failed is asked again.
    at: view === 'analysis-failed' ? 'company' : view,
    made: creation.phase === 'done',
    company,
    readFrom,
    info: reading.phase === 'done' ? reading.info : null,
    branding,
  }
}

function withoutPictures({ info, branding, ...rest }: Saved): Saved {
  return {
    ...rest,
    info: info && { ...info, favicon: null },
    branding: { ...branding, customLogo: null },
  }
}

function fromSaved({ at, made, info, agentId, ...rest }: Saved, now: number): OnboardingState {
  const { branding } = rest
  const state = { ...startOfOnboarding(branding.themeMode, agentId), ...rest }
  if (at === 'analysing') {
    return { ...state, step: 'branding', reading: { phase: 'running', startedAt: now, found: noFindings } }
  }
  if (!info) return state
  const read = { ...state, reading: { phase: 'done' as const, info, found: applyResult(noFindings, info) } }
  if (at === 'creating') {
    return { ...read, step: 'branding', creation: { phase: 'running', startedAt: now, reached: [] } }
  }
  return {
    ...read,
    step: at === 'company' ? 'company' : at === 'result' ? 'agent' : 'branding',
    creation: made ? { phase: 'done', agent: null } : { phase: 'idle' },
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
