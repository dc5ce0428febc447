import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildBrandingInfo, fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { type OnboardingAction, reduceOnboarding, startOfOnboarding, viewOf } from './onboarding-state.ts'
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

function stateAfter(...actions: OnboardingAction[]) {
  return actions.reduce(reduceOnboarding, startOfOnboarding('dark', agentId))
}

const typed: OnboardingAction[] = [
  {
    type: 'companyEdited',
    change: { name: 'Café', website: 'cafe.example', description: 'Coffee and cakes.' },
  },
]
const reading: OnboardingAction[] = [...typed, { type: 'readingStarted', at: 1 }]
const read: OnboardingAction[] = [
  ...reading,
  { type: 'readingDone', info: buildBrandingInfo() },
  {
    type: 'brandingChosen',
    change: { primaryColor: '#264653', customLogo: { name: 'a.png', dataUrl: fixtureLogo } },
  },
]
const creating: OnboardingAction[] = [...read, { type: 'creationStarted', at: 2 }]
const made: OnboardingAction[] = [...creating, { type: 'creationDone', agent: buildAgent() }]

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
    ['company', typed],
    ['analysing', reading],
    ['branding', read],
    ['creating', creating],
    ['result', made],
    ['branding', [...made, { type: 'back' } as const]],
  ])('comes back to %s', (view, actions) => {
    const state = stateAfter(...actions)
    saveOnboarding(workspaceId, state)
    const restored = restoreOnboarding(workspaceId, 5000)
    expect(restored && viewOf(restored)).toBe(view)
    expect(restored).toMatchObject({ agentId, company: state.company, branding: state.branding })
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

  it('comes back to the form after a failed analysis', () => {
    saveOnboarding(workspaceId, stateAfter(...reading, { type: 'readingFailed', error: new Error('x') }))
    const restored = restoreOnboarding(workspaceId, 0)
    expect(restored && viewOf(restored)).toBe('company')
  })

  it("is nothing in another person's workspace", () => {
    saveOnboarding(workspaceId, stateAfter(...read))
    expect(restoreOnboarding('workspace-of-others', 0)).toBeNull()
  })

  it('holds nothing about the agent but its id', () => {
    saveOnboarding(workspaceId, stateAfter(...made))
    expect(Object.keys(JSON.parse(storage.values.get(key) ?? '')).sort()).toEqual(
      ['version', 'workspaceId', 'agentId', 'at', 'made', 'company', 'readFrom', 'info', 'branding'].sort(),
    )
  })

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{"version":2}',
    JSON.stringify({ version: 1, workspaceId, agentId: '../../x', at: 'result' }),
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
    expect(restoreOnboarding(workspaceId, 0)?.company.name).toBe('Café')
    forgetOnboarding()
    expect(restoreOnboarding(workspaceId, 0)).toBeNull()
  })

  it('is forgotten', () => {
    saveOnboarding(workspaceId, stateAfter(...typed))
    forgetOnboarding()
    expect(restoreOnboarding(workspaceId, 0)).toBeNull()
  })
})
