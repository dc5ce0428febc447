import type { VoiceProvider } from '#mocks/contracts/voice/voices.ts'

/** What is to be understood. */
export interface Heard {
  /** WAV, 16 bits, one channel. */
  sound: Uint8Array<ArrayBuffer>
  /** `en`, `pt-BR`. */
  language: string
  /** The model the agent names; a provider whose model the operator set asks that. */
  model: string
  signal: AbortSignal
}

/** Understands speech. */
export interface Transcriber {
  /** The model that is asked, for its receipt. @param asked the one the agent names */
  modelId(asked: string): string
  /** What was said, empty for nothing. Throws ModelError, without the provider's words. */
  transcribe(heard: Heard): Promise<string>
}

/** A sound a browser can play. */
export interface Sound {
  bytes: Uint8Array
  contentType: string
}

/** Speaks. */
export interface Speaker {
  /** The model that is asked, for its receipt. */
  modelId: string
  /** The text as sound, in one of the provider's voices. Throws ModelError, without the provider's words. */
  speak(what: { text: string; voiceId: string; signal: AbortSignal }): Promise<Sound>
}

/** Whom this server has keys of. */
export interface VoiceProviders {
  transcribers: Partial<Record<VoiceProvider, Transcriber>>
  speakers: Partial<Record<VoiceProvider, Speaker>>
}

/** Nobody: browsers listen and speak themselves. */
export const noVoiceProviders: VoiceProviders = { transcribers: {}, speakers: {} }
