import { expect, it } from 'vitest'
import { agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  checkPromptValues,
  openingLimit,
  type PromptValues,
  promptLimit,
  toPromptFields,
  toPromptValues,
} from './prompt-values.ts'

const values = toPromptValues(buildAgent())

it('finds nothing wrong with a new agent', () => {
  expect(checkPromptValues(values)).toEqual({})
})

it.each<[Partial<PromptValues>, string]>([
  [{ vg_systemPrompt: 'x'.repeat(promptLimit + 1) }, 'vg_systemPrompt'],
  [{ vg_initPrompt: 'x'.repeat(openingLimit + 1) }, 'vg_initPrompt'],
  [{ vg_defaultModel: 'x'.repeat(101) }, 'vg_defaultModel'],
  [{ vg_temperature: 2.1 }, 'vg_temperature'],
  [{ vg_maxTokens: Number.NaN }, 'vg_maxTokens'],
  [{ vg_maxTokens: 1.5 }, 'vg_maxTokens'],
])('names the input that is wrong', (typed, input) => {
  const found = checkPromptValues({ ...values, ...typed })
  expect(Object.keys(found)).toEqual([input])
  expect(found[input]).toMatch(/^Please /)
})

it('has the limits of the contract', () => {
  const { vg_systemPrompt, vg_initPrompt } = agentFieldsSchema.shape
  expect(validate(vg_systemPrompt, 'x'.repeat(promptLimit)).ok).toBe(true)
  expect(validate(vg_initPrompt, 'x'.repeat(openingLimit)).ok).toBe(true)
})

it('shows the usual model for an agent that names none, and sends it trimmed', () => {
  expect(toPromptValues(buildAgent({ vg_defaultModel: '' })).vg_defaultModel).toBe('gpt-4o')
  expect(toPromptFields({ ...values, vg_defaultModel: ' gpt-4o ' }).vg_defaultModel).toBe('gpt-4o')
})
