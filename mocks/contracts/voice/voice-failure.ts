import type { ModelFailure } from '../conversations/model-failure.ts'

/** What of a call a provider does. */
export type VoicePart = 'transcriber' | 'speech'

const who: Record<VoicePart, string> = {
  transcriber: 'The provider that understands speech',
  speech: 'The provider of the voice',
}

const what: Record<ModelFailure, string> = {
  unavailable: 'cannot be reached.',
  timeout: 'did not answer in time.',
  'bad-answer': 'sent something that is not an answer.',
  'rate-limited': 'is asked more often than it allows. Please try again shortly.',
  quota: 'says that its quota or credit is used up. Whoever runs this server has to raise it.',
  'key-refused': 'refuses the server’s key. Whoever runs this server has to correct it.',
  'model-refused': 'does not know the model or voice it is asked for.',
  'request-refused': 'refuses what it is sent.',
}

/** What keeps a provider from its part of a call, in a sentence for the owner. */
export function voiceFailureText(part: VoicePart, failure: ModelFailure): string {
  return `${who[part]} ${what[failure]}`
}
