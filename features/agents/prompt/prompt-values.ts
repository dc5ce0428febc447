import { type Agent, type AgentFields, agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'

/** The fields of the tab Prompt. */
export const promptFields = [
  'vg_systemPrompt',
  'vg_initPrompt',
  'vg_defaultModel',
  'vg_temperature',
  'vg_maxTokens',
] as const satisfies readonly (keyof AgentFields)[]

/** The tab's form, as it is typed; an emptied number is NaN. */
export type PromptValues = Pick<AgentFields, (typeof promptFields)[number]>

/** Most characters of the system prompt; the contract's. */
export const promptLimit = 50_000

/** Most characters of the instruction for the beginning; the contract's. */
export const openingLimit = 10_000

const words: Record<keyof PromptValues, string> = {
  vg_systemPrompt: 'Please keep the system prompt under 50,000 characters.',
  vg_initPrompt: 'Please keep the opening instruction under 10,000 characters.',
  vg_defaultModel: 'Please keep the name of the model under 100 characters.',
  vg_temperature: 'Please choose a temperature from 0 to 2.',
  vg_maxTokens: 'Please enter a whole number from 1 to 128,000.',
}

/** What the form shows of an agent. */
export function toPromptValues(agent: Agent): PromptValues {
  const { vg_systemPrompt, vg_initPrompt, vg_temperature, vg_maxTokens } = agent
  // One that names none is asked with the usual one.
  const vg_defaultModel = agent.vg_defaultModel || agentDefaults.vg_defaultModel
  return { vg_systemPrompt, vg_initPrompt, vg_defaultModel, vg_temperature, vg_maxTokens }
}

/** The agent's fields as the form has them. */
export function toPromptFields(values: PromptValues): PromptValues {
  return { ...values, vg_defaultModel: values.vg_defaultModel.trim() }
}

/** What is wrong with what is typed, as the server will say. */
export function checkPromptValues(values: PromptValues): Record<string, string> {
  const sent = toPromptFields(values)
  const wrong = promptFields.filter((name) => !validate(agentFieldsSchema.shape[name], sent[name]).ok)
  return Object.fromEntries(wrong.map((name) => [name, words[name]]))
}
