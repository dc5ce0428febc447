import type { ModelFailure } from '#mocks/contracts/conversations/model-failure.ts'
import type { VoiceProvider } from '#mocks/contracts/voice/voices.ts'

/** Whom the mocked server has keys of. */
export interface VoiceMemory {
  voiceProviders: VoiceProvider[]
  /** Why the voice's provider did not speak; null when it did. */
  voiceFailure: ModelFailure | null
}

/** What it starts with. */
export interface VoiceSeed {
  /** @default nobody: the browser listens and speaks */
  voiceProviders?: VoiceProvider[]
  /** @default none */
  voiceFailure?: ModelFailure
}

/** A fresh memory of them. */
export function voiceMemory({ voiceProviders = [], voiceFailure }: VoiceSeed): VoiceMemory {
  return { voiceProviders: [...voiceProviders], voiceFailure: voiceFailure ?? null }
}
