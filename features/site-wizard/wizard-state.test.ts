import { describe, expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { en } from '#mocks/contracts/embed/widget-words/en.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import type { ReadingProgress } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import {
  companyOf,
  isRead,
  reduceWizard,
  startOfWizard,
  stepOf,
  viewOf,
  type WizardAction,
  type WizardState,
  websiteErrors,
} from './wizard-state.ts'

const info: BrandingInfo = {
  website: 'https://cafe.example/',
  name: 'Café',
  description: 'Coffee and cakes at the harbour.',
  lang: 'en',
  words: en,
  colors: ['#b4532a', '#2f5d50'],
  favicon: null,
  pages: [{ url: 'https://cafe.example/', title: 'Home' }],
}

const agent: Agent = {
  ...structuredClone(agentDefaults),
  nodes: [],
  vg_initMessages: [],
  allowedOrigins: [],
  title: 'Café',
  ID: 'agent-cafe-00001',
  ownerID: 'workspace000eu1',
  lastModified: 1,
  ts: 1,
  rev: 1,
  publishedVersion: 1,
  publishedRev: 1,
  internal: { accountCreationConfig: 'v2', websocketServer: '' },
}

function wizardAfter(...actions: WizardAction[]): WizardState {
  return actions.reduce(reduceWizard, startOfWizard('light', 'agent-cafe-00001'))
}

const read: WizardAction[] = [
  { type: 'websiteTyped', website: 'cafe.example' },
  { type: 'readingStarted', at: 0 },
  { type: 'readingDone', info },
]
const made: WizardAction[] = [
  ...read,
  { type: 'next' },
  { type: 'creationStarted', at: 0 },
  { type: 'creationDone', agent },
]

describe('wizard steps', () => {
  it('go company-info, branding, success', () => {
    expect(viewOf(wizardAfter())).toBe('website')
    expect(viewOf(wizardAfter(...read))).toBe('company')
    expect(viewOf(wizardAfter(...read, { type: 'next' }))).toBe('branding')
    expect(viewOf(wizardAfter(...made))).toBe('success')
  })

  it('show nothing without the data of the step before', () => {
    expect(stepOf({ ...startOfWizard('light', 'agent-cafe-00001'), step: 'branding' })).toBe('company-info')
    expect(stepOf({ ...startOfWizard('light', 'agent-cafe-00001'), step: 'success' })).toBe('company-info')
    expect(stepOf({ ...wizardAfter(...read), step: 'success' })).toBe('branding')
  })

  it('go back one question at a time, keeping what was typed', () => {
    let state = wizardAfter(...made)
    const views = Array.from({ length: 3 }, () => {
      state = reduceWizard(state, { type: 'back' })
      return viewOf(state)
    })
    expect(views).toEqual(['branding', 'company', 'website'])
    expect(state.website).toBe('cafe.example')
  })

  it('do not read again what was read, unless the address changed', () => {
    const state = wizardAfter(...read, { type: 'back' })
    expect(isRead(state)).toBe(true)
    expect(viewOf(reduceWizard(state, { type: 'next' }))).toBe('company')
    expect(isRead(reduceWizard(state, { type: 'websiteTyped', website: 'b.example' }))).toBe(false)
  })

  it('lead back from an agent that was deleted or stopped to its look, for another one', () => {
    const state = wizardAfter(...made, { type: 'agentDropped', nextId: 'agent-cafe-00002' })
    expect(viewOf(state)).toBe('branding')
    expect(state.agentId).toBe('agent-cafe-00002')
  })

  it('keep the id of the agent when it is tried again', () => {
    const failed = wizardAfter(...made.slice(0, -1), { type: 'creationFailed', error: new Error('lost') })
    expect(reduceWizard(failed, { type: 'creationStarted', at: 1 }).agentId).toBe('agent-cafe-00001')
  })

  it('stop a wait by going back', () => {
    expect(viewOf(wizardAfter(...read.slice(0, 2), { type: 'back' }))).toBe('website')
    const creating = wizardAfter(...read, { type: 'next' }, { type: 'creationStarted', at: 0 })
    expect(viewOf(creating)).toBe('creating')
    expect(viewOf(reduceWizard(creating, { type: 'back' }))).toBe('branding')
  })

  it('come back to the look when the creation fails, with the field it is about', () => {
    const error = new ApiError(422, { fields: { customLogo: 'Max size: 0.5 MBs' } })
    const state = wizardAfter(...made.slice(0, -1), { type: 'creationFailed', error })
    expect(viewOf(state)).toBe('branding')
    expect(state.errors).toEqual({ customLogo: 'Max size: 0.5 MBs' })
  })
})

describe('a business described by hand', () => {
  const failed: WizardAction[] = [...read.slice(0, 2), { type: 'readingFailed', error: new Error('no') }]
  const words: WizardAction = {
    type: 'companyEdited',
    change: { name: 'Café', description: 'Coffee and cakes at the harbour.' },
  }

  it('leads on from a website that cannot be read, to the look and back', () => {
    const described = wizardAfter(...failed, { type: 'handChosen' })
    expect(viewOf(described)).toBe('by-hand')
    const onward = [words, { type: 'next' } as const].reduce(reduceWizard, described)
    expect(viewOf(onward)).toBe('branding')
    const back = reduceWizard(onward, { type: 'back' })
    expect(viewOf(back)).toBe('by-hand')
    expect(viewOf(reduceWizard(back, { type: 'back' }))).toBe('analysis-failed')
  })

  it('needs no website, and takes none that is no address', () => {
    expect(companyOf(wizardAfter({ type: 'handChosen' }, words)).website).toBe('')
    const typed = wizardAfter(
      { type: 'websiteTyped', website: 'my company' },
      { type: 'handChosen' },
      words,
      { type: 'next' },
    )
    expect(viewOf(typed)).toBe('branding')
    expect(companyOf(typed).website).toBe('')
    expect(companyOf(wizardAfter(...failed, { type: 'handChosen' }, words)).website).toBe('cafe.example')
  })

  it('asks for a name and ten characters', () => {
    const state = wizardAfter({ type: 'handChosen' }, { type: 'next' })
    expect(viewOf(state)).toBe('by-hand')
    expect(Object.keys(state.errors)).toEqual(['name', 'description'])
  })

  it('is over once a website is read', () => {
    const state = wizardAfter({ type: 'handChosen' }, { type: 'back' }, ...read)
    expect(state.byHand).toBe(false)
  })
})

describe('wizard reading', () => {
  const hear = (event: ReadingProgress, at: number): WizardAction => ({ type: 'readingHeard', event, at })

  it('gathers what arrives and when each stage began', () => {
    const { reading } = wizardAfter(
      { type: 'readingStarted', at: 1000 },
      hear({ stage: 'connecting' }, 1000),
      hear({ stage: 'finding-brand', name: 'Café', pageTitle: 'Home' }, 2000),
      hear(
        { stage: 'reading-pages', colors: ['#b4532a'], pageTitle: 'Home', pagesRead: 1, pagesFound: 2 },
        3000,
      ),
      hear({ stage: 'reading-pages', pageTitle: 'Menu', pagesRead: 2, pagesFound: 2 }, 4000),
    )
    expect(reading).toMatchObject({
      phase: 'running',
      found: { name: 'Café', colors: ['#b4532a'], titles: ['Home', 'Menu'], pagesRead: 2, pagesFound: 2 },
    })
    expect(reading.phase === 'running' && reading.found.reached).toEqual([
      { stage: 'connecting', at: 1000 },
      { stage: 'finding-brand', at: 2000 },
      { stage: 'reading-pages', at: 3000 },
    ])
  })

  it('hears nothing once it was stopped', () => {
    const state = wizardAfter(...read.slice(0, 2), { type: 'back' }, hear({ stage: 'connecting' }, 1))
    expect(state.reading).toEqual({ phase: 'idle' })
  })

  it('takes over name, description, first colour and whether there is a logo', () => {
    const { company, branding } = wizardAfter(...read)
    expect(company).toEqual({ name: 'Café', description: 'Coffee and cakes at the harbour.' })
    expect(branding).toMatchObject({ primaryColor: '#B4532A', faviconApproved: false })
  })

  it('starts from our own colour when the website has none', () => {
    const state = wizardAfter(...read.slice(0, 2), { type: 'readingDone', info: { ...info, colors: [] } })
    expect(state.branding.primaryColor).toBe('#5B5BF0')
  })
})

describe('wizard messages', () => {
  it.each([
    ['', 'Company website is required'],
    ['   ', 'Company website is required'],
    ['my company', 'Please enter a valid website URL or domain'],
  ])('for the website "%s"', (website, message) => {
    expect(websiteErrors(website)).toEqual({ website: message })
  })

  it.each(['cafe.example', 'http://localhost:3000', ' HTTPS://cafe.example '])('none for "%s"', (website) => {
    expect(websiteErrors(website)).toEqual({})
  })

  it.each([
    [{ name: '' }, { name: 'Company name is required' }],
    [{ description: '' }, { description: 'Please tell us what your company does' }],
    [{ description: 'Coffee' }, { description: 'Please provide at least 10 characters' }],
  ])('for %j', (change, errors) => {
    const state = wizardAfter(...read, { type: 'companyEdited', change }, { type: 'next' })
    expect(viewOf(state)).toBe('company')
    expect(state.errors).toEqual(errors)
  })

  it('clear when their field is edited, and only then', () => {
    const wrong = wizardAfter(
      ...read,
      { type: 'companyEdited', change: { name: '', description: '' } },
      { type: 'next' },
    )
    const edited = reduceWizard(wrong, { type: 'companyEdited', change: { name: 'C' } })
    expect(Object.keys(edited.errors)).toEqual(['description'])
  })
})
