/** Whoever understands or speaks for an agent, where the server has a key of theirs. */
export const voiceProviders = ['deepgram', 'openai'] as const
export type VoiceProvider = (typeof voiceProviders)[number]

/** Where it happens: at a provider, or in the browser of whoever calls. */
export type VoiceAdapter = VoiceProvider | 'browser'

/** A voice an agent can speak with. */
export interface Voice {
  provider: VoiceProvider
  /** As the agent keeps it. */
  id: string
  name: string
  /** As the provider describes it. */
  sounds: 'feminine' | 'masculine' | 'neutral'
}

function voicesOf(provider: VoiceProvider, sounds: Voice['sounds'], names: string): Voice[] {
  return names.split(' ').map((name) => ({
    provider,
    id: name.toLowerCase(),
    name,
    sounds,
  }))
}

/** Voices of the providers, as they publish them; each is one that is really asked for. */
export const voices: readonly Voice[] = [
  ...voicesOf('deepgram', 'feminine', 'Asteria Luna Athena Hera Thalia Andromeda Helena'),
  ...voicesOf('deepgram', 'masculine', 'Orion Arcas Orpheus Zeus Apollo'),
  ...voicesOf('openai', 'neutral', 'Alloy Ash Coral Echo Fable Nova Onyx Sage Shimmer'),
]

/** The voice a provider is asked for: the agent's where it is one of theirs, else their first. */
export function voiceAt(provider: VoiceProvider, voiceId: string): Voice {
  const theirs = voices.filter((voice) => voice.provider === provider)
  return theirs.find(({ id }) => id === voiceId) ?? theirs[0]!
}

/** Who does it: whom the agent names where the server has their key, else any it has one of, else the browser. */
export function adapterAtWork(named: string, available: readonly VoiceProvider[]): VoiceAdapter {
  if (named === 'browser') return 'browser'
  return available.find((provider) => provider === named) ?? available[0] ?? 'browser'
}

/** What they are called. */
export const adapterNames: Readonly<Record<VoiceAdapter, string>> = {
  deepgram: 'Deepgram',
  openai: 'OpenAI-compatible',
  browser: 'The browser',
}

/** Deepgram's models an agent may name for understanding. */
export const deepgramModels = ['nova-2', 'nova-3'] as const
