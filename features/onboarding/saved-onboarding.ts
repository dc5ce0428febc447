import * as z from 'zod/mini'
import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import { applyResult, noFindings } from '#features/site-wizard/site-findings.ts'
import { startOfWizard, viewOf, type WizardState } from '#features/site-wizard/wizard-state.ts'
import {
  brandingChoicesSchema,
  brandingInfoSchema,
  longestLogo,
} from '#mocks/contracts/onboarding/branding.schema.ts'
import { agentIdSchema } from '#mocks/contracts/shared/ids.ts'

/** A picture that is kept: none is longer than the largest logo that may be given. */
const picture = z
  .string()
  .check(z.maxLength(longestLogo), z.regex(/^data:image\/(png|jpeg|gif|webp);base64,/))

/** Where someone stopped, as the browser keeps it under `onboarding_state`; anything else there is ignored. */
const savedSchema = z.object({
  version: z.literal(2),
  /** Whose it is: browsers are shared. */
  workspaceId: z.string(),
  agentId: agentIdSchema,
  at: z.enum(['website', 'analysing', 'by-hand', 'company', 'branding', 'creating', 'success']),
  /** Whether the agent exists. */
  made: z.boolean(),
  website: z.string(),
  company: z.object({ name: z.string(), description: z.string() }),
  readFrom: z.string(),
  byHand: z.boolean(),
  facts: z.string(),
  info: z.nullable(z.extend(brandingInfoSchema, { favicon: z.nullable(picture) })),
  branding: z.extend(brandingChoicesSchema, {
    customLogo: z.nullable(z.object({ name: z.string(), dataUrl: picture })),
  }),
})
type Saved = z.infer<typeof savedSchema>

/** Keeps where someone is. A storage without room for the pictures keeps the rest. */
export function saveOnboarding(workspaceId: string, state: WizardState): void {
  const saved = toSaved(workspaceId, state)
  if (writeLocal('onboarding_state', JSON.stringify(saved))) return
  writeLocal('onboarding_state', JSON.stringify(withoutPictures(saved)))
}

/** Where someone stopped, its waits running again at `now`; null for a first visit. */
export function restoreOnboarding(workspaceId: string, now: number): WizardState | null {
  const saved = savedSchema.safeParse(parseJson(readLocal('onboarding_state')))
  if (!saved.success || saved.data.workspaceId !== workspaceId) return null
  return fromSaved(saved.data, now)
}

/** Forgets where someone was. */
export function forgetOnboarding(): void {
  removeLocal('onboarding_state')
}

function toSaved(workspaceId: string, state: WizardState): Saved {
  const { agentId, website, company, readFrom, byHand, facts, branding, reading, creation } = state
  const view = viewOf(state)
  return {
    version: 2,
    workspaceId,
    agentId,
    // What failed is asked again.
    at: view === 'analysis-failed' ? 'website' : view,
    made: creation.phase === 'done',
    website,
    company,
    readFrom,
    byHand,
    facts,
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

function fromSaved({ at, made, info, agentId, ...rest }: Saved, now: number): WizardState {
  const { branding } = rest
  const state = { ...startOfWizard(branding.themeMode, agentId), ...rest }
  if (at === 'analysing') {
    return { ...state, reading: { phase: 'running', startedAt: now, found: noFindings } }
  }
  if (!info && !rest.byHand) return state
  const known: WizardState = info
    ? { ...state, reading: { phase: 'done', info, found: applyResult(noFindings, info) } }
    : state
  if (at === 'creating') {
    return { ...known, step: 'branding', creation: { phase: 'running', startedAt: now, reached: [] } }
  }
  return {
    ...known,
    step: at === 'success' || at === 'branding' ? at : 'company-info',
    question: at === 'website' ? 'website' : 'company',
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
