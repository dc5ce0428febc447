import type { Config } from '../../config.ts'
import { createDeepgramSpeaker, createDeepgramTranscriber } from './deepgram-voice.ts'
import { createOpenAiSpeaker, createOpenAiTranscriber } from './openai-voice.ts'
import type { VoiceProviders } from './voice-providers.ts'

/** Those this server is configured for; an endpoint that answers chats need not know sounds, so each has to be named. */
export function createVoiceProviders({
  openai,
  deepgram,
}: Pick<Config, 'openai' | 'deepgram'>): VoiceProviders {
  const { transcriptionModel, speechModel } = openai ?? {}
  return {
    transcribers: {
      ...(deepgram && { deepgram: createDeepgramTranscriber(deepgram) }),
      ...(openai &&
        transcriptionModel && { openai: createOpenAiTranscriber({ ...openai, model: transcriptionModel }) }),
    },
    speakers: {
      ...(deepgram && { deepgram: createDeepgramSpeaker(deepgram) }),
      ...(openai && speechModel && { openai: createOpenAiSpeaker({ ...openai, model: speechModel }) }),
    },
  }
}
