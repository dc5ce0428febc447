import * as z from 'zod/mini'

/**
 * Why the language model gave no answer. `key-refused`, `model-refused`, `request-refused` and `quota` last until
 * somebody changes a setting; the others pass.
 */
export const modelFailureSchema = z.enum([
  'unavailable',
  'timeout',
  'bad-answer',
  'rate-limited',
  'quota',
  'key-refused',
  'model-refused',
  'request-refused',
])
export type ModelFailure = z.infer<typeof modelFailureSchema>

/** Why the knowledge alone answered in place of the model: a failure, or `too-many`, a cap on its calls. */
export const insteadSchema = z.enum([...modelFailureSchema.options, 'too-many'])
export type Instead = z.infer<typeof insteadSchema>

const whatHappened: Record<Instead, string> = {
  unavailable: 'The language model cannot be reached',
  timeout: 'The language model did not answer in time',
  'bad-answer': 'The language model sent something that is no answer',
  'rate-limited': 'The language model is asked more often than it allows',
  quota: "The language model's account has used up its quota or credit",
  'key-refused': "The language model refuses the server's key",
  'model-refused': 'The language model is not known under its name or address',
  'request-refused': 'The language model refuses what it is sent',
  'too-many': 'This conversation, agent or workspace has reached its cap of calls to the language model',
}

const whatToDo: Record<ModelFailure, string> = {
  unavailable: 'It is tried again by itself.',
  timeout: 'It is tried again by itself.',
  'bad-answer':
    'It is tried again by itself. If this stays, ask whoever runs this server to check the model.',
  'rate-limited': 'It is tried again by itself.',
  quota: 'Whoever runs this server has to raise it with the provider.',
  'key-refused': 'Whoever runs this server has to correct the key.',
  'model-refused':
    'Whoever runs this server has to check the name of the model and the address it is asked at.',
  'request-refused':
    'Whoever runs this server has to check whether the model takes the settings of this agent.',
}

/** What went wrong with the model, in a sentence without its full stop, with the provider's status when it gave one. */
export function modelFailureText(failure: Instead, status?: number): string {
  return status === undefined ? whatHappened[failure] : `${whatHappened[failure]} (status ${status})`
}

/** What ends a failure, in a sentence. */
export function modelRemedyText(failure: ModelFailure): string {
  return whatToDo[failure]
}
