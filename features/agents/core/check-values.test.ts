import { describe, expect, it } from 'vitest'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { type AgentValues, toValues } from './agent-values.ts'
import { checkValues } from './check-values.ts'

const fine = toValues(buildAgent())
const rows = (...texts: string[]) => texts.map((text) => ({ text }))

describe('checking the overview form', () => {
  it('accepts a new agent as it is', () => expect(checkValues(fine)).toEqual({}))

  it.each<[Partial<AgentValues>, string, string]>([
    [{ title: '  ' }, 'title', 'Please provide a name for the agent.'],
    [{ title: 'a'.repeat(201) }, 'title', 'Please keep the name under 200 characters.'],
    [{ description: 'a'.repeat(2001) }, 'description', 'Please keep the description under 2,000 characters.'],
    [
      { proactiveMessage: 'a'.repeat(2001) },
      'proactiveMessage',
      'Please keep the greeting under 2,000 characters.',
    ],
    [{ branding: 'a'.repeat(201) }, 'branding', 'Please keep the branding line under 200 characters.'],
    [{ maxChunkSize: 999 }, 'maxChunkSize', 'Max chunk size must be greater than 1000'],
    [{ maxChunkSize: Number.NaN }, 'maxChunkSize', 'Max chunk size must be greater than 1000'],
    [{ maxChunkSize: 20_001 }, 'maxChunkSize', 'Please enter a whole number up to 20,000.'],
    [{ maxChunkSize: 2000.5 }, 'maxChunkSize', 'Please enter a whole number up to 20,000.'],
    [
      { messageDelayMS: -1 },
      'messageDelayMS',
      'Please enter a whole number of milliseconds from 0 to 60,000.',
    ],
    [
      { messageDelayMS: Number.NaN },
      'messageDelayMS',
      'Please enter a whole number of milliseconds from 0 to 60,000.',
    ],
    [
      { suggestions: rows('fine', '', 'a'.repeat(301)) },
      'suggestions.2.text',
      'Please keep each question under 300 characters.',
    ],
    [
      { allowedOrigins: 'https://a.example\nb.example' },
      'allowedOrigins',
      'Line 2: write “b.example” as an address like https://example.com.',
    ],
    [
      { allowedOrigins: Array.from({ length: 51 }, (_, n) => `https://s${n}.example`).join('\n') },
      'allowedOrigins',
      'Please list at most 50 websites.',
    ],
  ])('refuses %o', (change, input, message) => {
    expect(checkValues({ ...fine, ...change })).toEqual({ [input]: message })
  })

  it.each<Partial<AgentValues>>([
    { title: 'a'.repeat(200), description: '' },
    { maxChunkSize: 1000, messageDelayMS: 0 },
    { maxChunkSize: 20_000, messageDelayMS: 60_000 },
    { title: 'مقهى الميناء ☕', suggestions: rows('متى تفتحون؟') },
  ])('accepts the limits %o', (change) => expect(checkValues({ ...fine, ...change })).toEqual({}))
})
