import { type ModelCap, modelCapRemedy } from './model-cap.ts'

/** Why the language model gave no answer. The lasting ones hold until somebody changes a setting. */
export const modelFailures = [
  'unavailable',
  'timeout',
  'bad-answer',
  'rate-limited',
  'quota',
  'key-refused',
  'model-refused',
  'request-refused',
] as const
export type ModelFailure = (typeof modelFailures)[number]

/** Why the knowledge alone answered in place of the model: a failure, or `too-many`, a cap on its calls. */
export const insteadReasons = [...modelFailures, 'too-many'] as const
export type Instead = (typeof insteadReasons)[number]

const lasting: readonly Instead[] = ['quota', 'key-refused', 'model-refused', 'request-refused']
/** How long what may pass by itself is told after it happened last, in seconds. */
const toldSeconds = 3600

const whatHappened: Record<Instead, string> = {
  unavailable: 'The language model cannot be reached',
  timeout: 'The language model did not answer in time',
  'bad-answer': 'The language model sent something that is not an answer',
  'rate-limited': 'The language model is asked more often than its provider allows',
  quota: "The language model's quota or credit is used up",
  'key-refused': "The language model's provider refuses the key",
  'model-refused': 'The language model is not known under its name or address',
  'request-refused': 'The language model refuses what it is sent',
  'too-many': 'The cap on use of the language model is reached',
}

const triesAgain = 'It is tried again automatically.'

/** Who can do something about a key. */
const keyOwner = 'Whoever runs this server, or the workspace where it has a key of its own,'

const whatToDo: Record<Instead, string> = {
  unavailable: triesAgain,
  timeout: triesAgain,
  'bad-answer': triesAgain,
  'rate-limited': triesAgain,
  quota: `${keyOwner} has to raise it with the provider.`,
  'key-refused': `${keyOwner} has to correct it.`,
  'model-refused':
    'Whoever runs this server has to check the name of the model and the address it is asked at.',
  'request-refused':
    'Whoever runs this server has to check whether the model takes the settings of this agent.',
  'too-many': 'It is asked again when that time is over, and whoever runs this server may allow more.',
}

/** What went wrong with the model, in a sentence without its full stop, with the provider's status when it gave one. */
export function modelFailureText(failure: Instead, status?: number): string {
  return status === undefined ? whatHappened[failure] : `${whatHappened[failure]} (status ${status})`
}

/** What ends a failure, in a sentence; of a cap that was reached, as its kind is ended. */
export function modelRemedyText(failure: Instead, cap?: ModelCap | null): string {
  return failure === 'too-many' && cap ? modelCapRemedy(cap) : whatToDo[failure]
}

/** Whether a failure that happened last at this moment still says something; moments in Unix seconds. */
export function isModelFailureTold(failure: Instead, lastAt: number, now: number): boolean {
  return lasting.includes(failure) || now - lastAt < toldSeconds
}
