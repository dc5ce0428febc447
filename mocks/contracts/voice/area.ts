import {
  createSpeech,
  createTranscription,
  createVisitorSpeech,
  createVisitorTranscription,
  getVoiceSetup,
} from './voice.contract.ts'

/** Calls with agents by voice. */
export const voiceContracts = [
  getVoiceSetup,
  createTranscription,
  createSpeech,
  createVisitorTranscription,
  createVisitorSpeech,
] as const
