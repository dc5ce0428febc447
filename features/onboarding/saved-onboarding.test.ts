import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reduceWizard, startOfWizard, viewOf, type WizardAction } from '#features/site-wizard/wizard-state.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildBrandingInfo, fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { forgetOnboarding, restoreOnboarding, saveOnboarding } from './saved-onboarding.ts'

const workspaceId = 'workspace000eu1'
const agentId = 'agent-cafe-00001'
const key = 'onboarding_state'

/** A storage that takes values up to a size, or throws at every touch. */
function fakeStorage({ room = Number.POSITIVE_INFINITY, blocked = false } = {}) {
  const values = new Map<string, string>()
  const use = <T>(action: () => T): T => {
    if (blocked) throw new DOMException('blocked', 'SecurityError')
    return action()
  }
  return {
    values,
    getItem: (name: string) => use(() => values.get(name) ?? null),
    setItem: (name: string, value: string) =>
      use(() => {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
        values.set(name, value)
      }),
    removeItem: (name: string) => use(() => values.delete(name)),
  }
}

function stateAfter(...actions: WizardAction[]) {
  return actions.reduce(reduceWizard, startOfWizard('dark', agentId))
}

const typed: WizardAction[] = [{ type: 'websiteTyped', website: 'cafe.example' }]
const handTyped: WizardAction[] = [
  { type: 'handChosen' },
  { type: 'companyEdited', change: { name: 'Café', description: 'Coffee and cakes.' } },
  { type: 'factsTyped', facts: 'Open every day from 8 to 6' },
]
const written: WizardAction[] = [...handTyped, { type: 'next' }]
const reading: WizardAction[] = [...typed, { type: 'readingStarted', at: 1 }]
const found: WizardAction[] = [...reading, { type: 'readingDone', info: buildBrandingInfo() }]
const read: WizardAction[] = [
  ...found,
  { type: 'next' },
  {
    type: 'brandingChosen',
    change: { primaryColor: '#264653', customLogo: { name: 'a.png', dataUrl: fixtureLogo } },
  },
]
const creating: WizardAction[] = [...read, { type: 'creationStarted', at: 2 }]
const made: WizardAction[] = [...creating, { type: 'creationDone', agent: buildAgent() }]

let storage: ReturnType<typeof fakeStorage>
function keepIn(given: ReturnType<typeof fakeStorage>) {
  storage = given
  vi.stubGlobal('localStorage', given)
}

beforeEach(() => keepIn(fakeStorage()))
afterEach(() => {
  forgetOnboarding()
  vi.unstubAllGlobals()
})

describe('onboarding in the browser', () => {
  it.each([
    ['website', typed],
    ['analysing', reading],
    ['company', found],
    ['website', [...found, { type: 'back' } as const]],
    ['by-hand', handTyped],
    ['branding', written],
    ['branding', read],
    ['creating', creating],
    ['creating', [...written, { type: 'creationStarted', at: 2 } as const]],
    ['success', made],
    ['branding', [...made, { type: 'back' } as const]],
  ])('comes back to %s', (view, actions) => {
    const state = stateAfter(...actions)
    saveOnboarding(workspaceId, state)
    const restored = restoreOnboarding(workspaceId, 5000)
    expect(restored && viewOf(restored)).toBe(view)
    const { website, company, branding, byHand, facts } = state
    expect(restored).toMatchObject({ agentId, website, company, branding, byHand, facts })
  })

  it('leads from the branding back to the company, as before', () => {
    saveOnboarding(workspaceId, stateAfter(...read))
    const restored = restoreOnboarding(workspaceId, 5000)
    expect(restored && viewOf(reduceWizard(restored, { type: 'back' }))).toBe('company')
  })

  it('runs a wait again from now, for the same agent', () => {
    saveOnboarding(workspaceId, stateAfter(...creating))
    expect(restoreOnboarding(workspaceId, 5000)?.creation).toEqual({
      phase: 'running',
      startedAt: 5000,
      reached: [],
    })
  })

  it('knows a made agent, also while its branding is looked at', () => {
    saveOnboarding(workspaceId, stateAfter(...made, { type: 'back' }))
    expect(restoreOnboarding(workspaceId, 0)?.creation.phase).toBe('done')
  })

  it('comes back to the question after a failed analysis', () => {
    saveOnboarding(workspaceId, stateAfter(...reading, { type: 'readingFailed', error: new Error('x') }))
    const restored = restoreOnboarding(workspaceId, 0)
    expect(restored && viewOf(restored)).toBe('website')
  })

  it("is nothing in another person's workspace", () => {
    saveOnboarding(workspaceId, stateAfter(...read))
    expect(restoreOnboarding('workspace-of-others', 0)).toBeNull()
  })

  it('holds nothing about the agent but its id', () => {
    saveOnboarding(workspaceId, stateAfter(...made))
    expect(Object.keys(JSON.parse(storage.values.get(key) ?? '')).sort()).toEqual(
      [
        ...['version', 'workspaceId', 'agentId', 'at', 'made', 'website', 'company', 'readFrom', 'byHand'],
        ...['facts', 'info', 'branding'],
      ].sort(),
    )
  })

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"version":1}',
    JSON.stringify({ version: 2, workspaceId, agentId: '../../x', at: 'success' }),
  ])('ignores %j', (value) => {
    storage.values.set(key, value)
    expect(restoreOnboarding(workspaceId, 0)).toBeNull()
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    `data:image/png;base64,${'A'.repeat(700_000)}`,
  ])('ignores a picture that is none of ours', (dataUrl) => {
    saveOnboarding(workspaceId, stateAfter(...read))
    const saved = JSON.parse(storage.values.get(key) ?? '')
    saved.branding.customLogo.dataUrl = dataUrl
    storage.values.set(key, JSON.stringify(saved))
    expect(restoreOnboarding(workspaceId, 0)).toBeNull()
  })

  it('leaves the pictures out where the storage has no room for them', () => {
    keepIn(fakeStorage({ room: 2400 }))
    saveOnboarding(workspaceId, stateAfter(...read))
    expect(storage.values.get(key)).toBeDefined()
    expect(restoreOnboarding(workspaceId, 0)?.branding).toMatchObject({
      primaryColor: '#264653',
      customLogo: null,
    })
  })

  it.each([
    ['blocked', { blocked: true }],
    ['full', { room: 0 }],
  ])('lasts as long as the page where the storage is %s', (_, options) => {
    keepIn(fakeStorage(options))
    saveOnboarding(workspaceId, stateAfter(...typed))
    expect(restoreOnboarding(workspaceId, 0)?.website).toBe('cafe.example')
    forgetOnboarding()
    expect(restoreOnboarding(workspaceId, 0)).toBeNull()
  })

  it('is forgotten', () => {
    saveOnboarding(workspaceId, stateAfter(...typed))
    forgetOnboarding()
    expect(restoreOnboarding(workspaceId, 0)).toBeNull()
  })
})
