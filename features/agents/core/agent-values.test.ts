import { describe, expect, it } from 'vitest'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { changedFields, changedValues, toFields, toValues, valueFor } from './agent-values.ts'
import { rebaseValues } from './rebase-values.ts'

const agent = buildAgent({
  vg_initMessages: ['When are you open?', 'Do you have vegan cake?'],
  allowedOrigins: ['https://cafe.example'],
})
const values = toValues(agent)

describe('form values of an agent', () => {
  it('come back as the same fields', () => expect(changedFields(agent, values)).toEqual({}))

  it('send only what differs', () => {
    expect(changedFields(agent, { ...values, title: '  Café  ', theme: 'blue-dark' })).toEqual({
      title: 'Café',
      theme: 'blue-dark',
    })
    expect(changedFields(agent, { ...values, maxChunkSize: 3000 })).toEqual({
      vgOptions: { maxChunkSize: 3000 },
    })
  })

  it('are no change when only blanks were added', () => {
    expect(changedFields(agent, { ...values, title: `${agent.title} ` })).toEqual({})
    expect(changedFields(agent, { ...values, suggestions: [...values.suggestions, { text: ' ' }] })).toEqual(
      {},
    )
  })

  it('keep a question once', () => {
    const repeated = [{ text: 'Hi?' }, { text: '' }, { text: ' Hi? ' }, { text: '🎂?' }]
    expect(toFields({ ...values, suggestions: repeated }).vg_initMessages).toEqual(['Hi?', '🎂?'])
  })

  it('know which input holds a field', () => {
    expect(valueFor('vg_initMessages', values)).toBe('suggestions')
    expect(valueFor('vgOptions', values)).toBe('maxChunkSize')
    expect(valueFor('title', values)).toBe('title')
    expect(valueFor('vg_systemPrompt', values)).toBeUndefined()
  })

  it('notice an emptied number', () => {
    expect(changedValues(values, { ...values, messageDelayMS: Number.NaN })).toEqual(['messageDelayMS'])
  })
})

describe('putting typed values on a newer agent', () => {
  const mine = { ...values, title: 'Mine', branding: 'Mine too' }
  const theirs = { ...values, title: 'Theirs', description: 'Theirs too' }

  it('keeps what was typed and takes the rest', () => {
    expect(rebaseValues(values, mine, theirs)).toEqual({ ...mine, description: 'Theirs too' })
  })

  it('lets named values become theirs', () => {
    expect(rebaseValues(values, mine, theirs, ['title'])).toEqual({ ...theirs, branding: 'Mine too' })
  })
})
