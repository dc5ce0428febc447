import {
  adapterNames,
  type Voice,
  type VoiceAdapter,
  type VoiceProvider,
  voices,
} from '#mocks/contracts/voice/voices.ts'
import type { DeviceVoice } from './use-device-voices.ts'

/** How voices are told apart by ear; a device says nothing of its own. */
export type Sounds = Voice['sounds'] | 'device'

/** A voice as the library lists it. */
export interface LibraryVoice {
  /** Its own among all of them. */
  key: string
  provider: VoiceAdapter
  voiceId: string
  name: string
  sounds: Sounds
  /** What it speaks best. */
  lang: string
  /** Who speaks with it, in words. */
  from: string
}

/** What can be chosen: voices of the providers the server has keys of, and the device's own. */
export function libraryVoices(
  available: readonly VoiceProvider[],
  device: readonly DeviceVoice[],
): LibraryVoice[] {
  const theirs = voices
    .filter(({ provider }) => available.includes(provider))
    .map(({ provider, id, name, sounds }) => ({
      key: `${provider} ${id}`,
      provider,
      voiceId: id,
      name,
      sounds,
      lang: 'en',
      // Voices of Aura speak English; the others take any language they are given.
      from:
        provider === 'deepgram'
          ? `${adapterNames.deepgram}, English, ${sounds}`
          : `${adapterNames[provider]}, ${sounds}`,
    }))
  const own = device.map(({ name, lang }) => ({
    key: `browser ${name}`,
    provider: 'browser' as const,
    voiceId: name,
    name,
    sounds: 'device' as const,
    lang,
    from: `This device, ${lang}`,
  }))
  return [...theirs, ...own]
}

/** Those that sound as wished and of which the words are said. */
export function findVoices(
  all: readonly LibraryVoice[],
  text: string,
  sounds: Sounds | 'all',
): LibraryVoice[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(
    (voice) =>
      (sounds === 'all' || voice.sounds === sounds) &&
      words.every((word) => `${voice.name} ${voice.from}`.toLowerCase().includes(word)),
  )
}
