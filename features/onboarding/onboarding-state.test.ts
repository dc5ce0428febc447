import { describe, expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  companyErrors,
  isRead,
  type OnboardingAction,
  type OnboardingState,
  reduceOnboarding,
  startOfOnboarding,
  stepOf,
  viewOf,
} from './onboarding-state.ts'

const company = {
  name: 'Café',
  website: ' cafe.example ',
  description: 'Coffee and cakes at the harbour.',
}
const info: BrandingInfo = {
  website: 'https://cafe.example/',
  name: 'Café',
  description: company.description,
  colors: ['#b4532a', '#2f5d50'],
  favicon: null,
  pages: [{ url: 'https://cafe.example/', title: 'Home' }],
}
const agent = buildAgent({ ID: 'agent-cafe-00001' })

function stateAfter(...actions: OnboardingAction[]): OnboardingState {
  return actions.reduce(reduceOnboarding, startOfOnboarding('light', 'agent-cafe-00001'))
}

const typed: OnboardingAction[] = [{ type: 'companyEdited', change: company }]
const reading: OnboardingAction[] = [...typed, { type: 'readingStarted', at: 0 }]
const read: OnboardingAction[] = [...reading, { type: 'readingDone', info }]
const creating: OnboardingAction[] = [...read, { type: 'creationStarted', at: 0 }]
const made: OnboardingAction[] = [...creating, { type: 'creationDone', agent }]

describe('onboarding views', () => {
  it.each([
    ['company', 'company', typed],
    ['analysing', 'branding', reading],
    ['analysis-failed', 'branding', [...reading, { type: 'readingFailed', error: new Error('no') }]],
    ['branding', 'branding', read],
    ['creating', 'agent', creating],
    ['result', 'agent', made],
  ] as [string, string, OnboardingAction[]][])('%s is part of the step %s', (view, step, actions) => {
    const shown = viewOf(stateAfter(...actions))
    expect(shown).toBe(view)
    expect(stepOf(shown)).toBe(step)
  })

  it('show nothing without the data of the step before', () => {
    const start = startOfOnboarding('light', 'agent-cafe-00001')
    expect(viewOf({ ...start, step: 'branding' })).toBe('company')
    expect(viewOf({ ...start, step: 'agent' })).toBe('company')
    expect(viewOf({ ...stateAfter(...read), step: 'agent' })).toBe('branding')
  })

  it('go back to the form, with everything that was typed', () => {
    for (const actions of [reading, read, [...reading, { type: 'readingFailed', error: 1 } as const]]) {
      const state = stateAfter(...actions, { type: 'back' })
      expect(viewOf(state)).toBe('company')
      expect(state.company).toEqual(company)
    }
  })

  it('go back from the agent to its branding, and on again', () => {
    const back = stateAfter(...made, { type: 'back' })
    expect(viewOf(back)).toBe('branding')
    expect(viewOf(reduceOnboarding(back, { type: 'next' }))).toBe('result')
  })

  it('have no way back from the form', () => {
    const state = stateAfter(...typed)
    expect(reduceOnboarding(state, { type: 'back' })).toBe(state)
  })
})

describe('onboarding work', () => {
  it('starts from the first colour found, and from ours where there is none', () => {
    expect(stateAfter(...read).branding).toMatchObject({ primaryColor: '#B4532A', faviconApproved: false })
    const plain = stateAfter(...reading, { type: 'readingDone', info: { ...info, colors: [] } })
    expect(plain.branding.primaryColor).toBe('#5B5BF0')
  })

  it('knows whether the website in the form is the one that was read', () => {
    const state = stateAfter(...read, { type: 'back' })
    expect(isRead(state)).toBe(true)
    expect(isRead(reduceOnboarding(state, { type: 'companyEdited', change: { name: 'Another name' } }))).toBe(
      true,
    )
    expect(isRead(reduceOnboarding(state, { type: 'companyEdited', change: { website: 'b.example' } }))).toBe(
      false,
    )
  })

  it('keeps the id of the agent when it is tried again', () => {
    const failed = stateAfter(...creating, { type: 'creationFailed', error: new Error('lost') })
    expect(failed.agentId).toBe('agent-cafe-00001')
    expect(reduceOnboarding(failed, { type: 'creationStarted', at: 1 }).agentId).toBe('agent-cafe-00001')
  })

  it('takes another id once the making was stopped', () => {
    const state = stateAfter(...creating, { type: 'agentDropped', nextId: 'agent-cafe-00002' })
    expect(viewOf(state)).toBe('branding')
    expect(state.agentId).toBe('agent-cafe-00002')
  })

  it('comes back to the branding when the agent cannot be made, with the field it is about', () => {
    const error = new ApiError(422, { fields: { customLogo: 'Max size: 0.5 MBs' } })
    const state = stateAfter(...creating, { type: 'creationFailed', error })
    expect(viewOf(state)).toBe('branding')
    expect(state.errors).toEqual({ customLogo: 'Max size: 0.5 MBs' })
  })
})

describe('onboarding messages', () => {
  it.each([
    [{ name: ' ' }, { name: 'Company name is required' }],
    [{ website: '' }, { website: 'Company website is required' }],
    [{ website: 'my company' }, { website: 'Please enter a valid website URL or domain' }],
    [{ description: '' }, { description: 'Please tell us what your company does' }],
    [{ description: 'Coffee' }, { description: 'Please provide at least 10 characters' }],
  ])('for %j', (change, errors) => {
    expect(companyErrors(stateAfter(...typed, { type: 'companyEdited', change }))).toEqual(errors)
  })

  it('are none for a complete form', () => expect(companyErrors(stateAfter(...typed))).toEqual({}))

  it('clear when their field is edited, and only then', () => {
    const wrong = stateAfter({ type: 'refused', errors: { name: 'a', website: 'b' } })
    const edited = reduceOnboarding(wrong, { type: 'companyEdited', change: { website: 'c' } })
    expect(edited.errors).toEqual({ name: 'a' })
  })
})
