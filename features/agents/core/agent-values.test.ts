import { describe, expect, it } from 'vitest'
import { changedPart } from '#features/shared/draft-form/draft-values.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { type AgentValues, inputOf, toFields, toValues } from './agent-values.ts'

const agent = buildAgent({
  vg_initMessages: ['When are you open?', 'Do you have vegan cake?'],
  allowedOrigins: ['https://cafe.example'],
})
const values = toValues(agent)
const changed = (after: AgentValues) => changedPart(toFields(values), toFields(after))

describe('form values of an agent', () => {
  it('come back as the same fields', () => expect(agent).toMatchObject(toFields(values)))

  it('send only what differs', () => {
    expect(changed({ ...values, title: '  Café  ', theme: 'blue-dark' })).toEqual({
      title: 'Café',
      theme: 'blue-dark',
    })
    expect(changed({ ...values, maxChunkSize: 3000 })).toEqual({
      vgOptions: { maxChunkSize: 3000 },
    })
  })

  it('leave out of the bubble what is as it is anyway', () => {
    expect(changed({ ...values, launcherSide: 'left', teaser: ' Hungry? ' })).toEqual({
      ui: { widgetType: 'popup', launcherSide: 'left', teaser: 'Hungry?' },
    })
    const told = { ...agent, ui: { ...agent.ui, teaser: 'Hungry?' } }
    expect(toFields({ ...toValues(told), teaser: '' }).ui).toEqual({ widgetType: 'popup' })
  })

  it('are no change when only blanks were added', () => {
    expect(changed({ ...values, title: `${agent.title} ` })).toEqual({})
    expect(changed({ ...values, suggestions: [...values.suggestions, { text: ' ' }] })).toEqual({})
  })

  it('keep a question once', () => {
    const repeated = [{ text: 'Hi?' }, { text: '' }, { text: ' Hi? ' }, { text: '🎂?' }]
    expect(toFields({ ...values, suggestions: repeated }).vg_initMessages).toEqual(['Hi?', '🎂?'])
  })

  it.each([
    ['vg_initMessages', 'suggestions.0.text'],
    ['vg_initMessages.2', 'suggestions.2.text'],
    ['vgOptions.maxChunkSize', 'maxChunkSize'],
    ['ui.teaser', 'teaser'],
    ['ui', 'teaser'],
    ['title', 'title'],
  ])('know which input shows %s', (field, input) => expect(inputOf(field)).toBe(input))

  it('notice an emptied number', () => {
    expect(changed({ ...values, messageDelayMS: Number.NaN })).toEqual({ messageDelayMS: Number.NaN })
  })
})
