import { agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { formatNumber } from '#ui/format/number.ts'
import { type AgentValue, type AgentValues, toFields } from './agent-values.ts'
import { parseOrigins } from './origins.ts'

const fields = agentFieldsSchema.shape

/** What is wrong with a value, in words; the contract's own wherever it has some. */
const words: Partial<Record<AgentValue, string>> = {
  description: 'Please keep the description under 2,000 characters.',
  proactiveMessage: 'Please keep the greeting under 2,000 characters.',
  suggestions: 'Please keep each question under 300 characters.',
  customCSS: 'Please keep the CSS under 100,000 characters.',
  roundedImageURL: 'Please upload a picture, or use an https:// address.',
  lang: 'Please choose a language.',
  branding: 'Please keep the branding line under 200 characters.',
  teaser: 'Please keep the teaser under 160 characters.',
  messageDelayMS: 'Please enter a whole number of milliseconds from 0 to 60,000.',
  allowedOrigins: 'Please list at most 50 websites.',
}

/** Most characters of a passage; the contract's. */
const largestChunk = 20_000

/** The message for a value the contract refuses: the given one, unless the page has clearer words. */
export function wordsFor(name: AgentValue, given: string, values: AgentValues): string {
  if (name === 'maxChunkSize' && values.maxChunkSize >= 1000) {
    return `Please enter a whole number up to ${formatNumber(largestChunk)}.`
  }
  return words[name] ?? given
}

/** Checks the form as the server will, but for the colours, which only the editor writes. Gives a message per input; `suggestions.2.text` is one row of the list. */
export function checkValues(values: AgentValues): Record<string, string> {
  const sent = toFields(values)
  const checks: Partial<Record<AgentValue, Record<string, string>>> = {
    title: refusals(fields.title, sent.title),
    description: refusals(fields.description, sent.description),
    proactiveMessage: refusals(fields.proactiveMessage, sent.proactiveMessage),
    customCSS: refusals(fields.customCSS, sent.customCSS),
    roundedImageURL: refusals(fields.roundedImageURL, sent.roundedImageURL),
    lang: refusals(fields.lang, sent.lang),
    branding: refusals(fields.branding, sent.branding),
    teaser: refusals(fields.ui, sent.ui),
    messageDelayMS: refusals(fields.messageDelayMS, sent.messageDelayMS),
    // An emptied field is a size of nothing.
    maxChunkSize: refusals(fields.vgOptions, { maxChunkSize: values.maxChunkSize || 0 }),
    allowedOrigins: refusals(fields.allowedOrigins, sent.allowedOrigins),
  }
  const errors: Record<string, string> = {}
  for (const [name, refused] of Object.entries(checks)) {
    const [message] = Object.values(refused)
    if (message !== undefined) errors[name] = wordsFor(name as AgentValue, message, values)
  }
  const { error } = parseOrigins(values.allowedOrigins)
  if (error) errors.allowedOrigins = error
  for (const [index, { text }] of values.suggestions.entries()) {
    const [message] = Object.values(refusals(fields.vg_initMessages, [text.trim()]))
    if (message !== undefined) errors[`suggestions.${index}.text`] = wordsFor('suggestions', message, values)
  }
  return errors
}

function refusals(schema: Parameters<typeof validate>[0], value: unknown): Record<string, string> {
  const checked = validate(schema, value)
  return checked.ok ? {} : checked.fields
}
