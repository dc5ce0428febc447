import {
  type AgentFields,
  agentFieldsSchema,
  utteranceThresholdWords,
} from '#mocks/contracts/agents/agent.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'

/** The page's form: the agent's voice settings as they are kept (spec 1 §3). */
export type VoiceValues = AgentFields['voiceConfig'] & AgentFields['vapiConfig']

/** Fields of the agent its page 'Voice' changes. */
export type VoiceFields = Pick<AgentFields, 'voiceConfig' | 'vapiConfig'>

/** The input that shows a field. */
export function voiceInputOf(field: string): string {
  if (field === 'voiceConfig') return 'transcriber'
  return field.startsWith('vapiConfig') ? 'promptOnWeb' : field.replace(/^voiceConfig\./, '')
}

/** Checks the form as the server will; a message per input. */
export function checkVoice(values: VoiceValues): Record<string, string> {
  const checked = validate(agentFieldsSchema.shape.voiceConfig, values)
  if (checked.ok) return {}
  const { utteranceThreshold } = values.transcriber
  // An emptied field is no number.
  if (Number.isNaN(utteranceThreshold)) return { 'transcriber.utteranceThreshold': utteranceThresholdWords }
  return checked.fields
}
