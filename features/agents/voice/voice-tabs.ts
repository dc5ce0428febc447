import { voiceTabs as words } from './voice.words.ts'

/** The sub-tabs of the page 'Voice', in the specification's order (spec 3 §2). */
export const voiceTabs = [
  { value: 'voiceLibrary', ...words.voiceLibrary },
  { value: 'speechGen', ...words.speechGen },
  { value: 'transcriber', ...words.transcriber },
  { value: 'phoneNumbers', ...words.phoneNumbers },
  { value: 'testCall', ...words.testCall },
  { value: 'advanced', ...words.advanced },
] as const

/** One of them. */
export type VoiceTab = (typeof voiceTabs)[number]['value']
