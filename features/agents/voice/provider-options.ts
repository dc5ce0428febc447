import { adapterNames, type VoiceAdapter, voiceProviders } from '#mocks/contracts/voice/voices.ts'

const adapters: readonly VoiceAdapter[] = [...voiceProviders, 'browser']

/** Whom an agent can name for a part of its calls. */
export const providerOptions = adapters.map((value) => ({ value, label: adapterNames[value] }))
