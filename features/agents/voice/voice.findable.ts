import { findables } from '../core/findables.ts'
import { voiceCards, voiceTabs, voiceWords } from './voice.words.ts'

const { library, speaking, listening, calls } = voiceCards

/** What can be found of the page 'Voice', with the words of people who do not know ours. */
export const voiceFindables = [
  ...findables('voice', voiceTabs, {
    voiceLibrary: { subTab: 'voiceLibrary', also: 'voices, choose a voice, accents, list of voices' },
    speechGen: { subTab: 'speechGen', also: 'text to speech, tts, speech synthesis, speaking' },
    transcriber: {
      subTab: 'transcriber',
      also: 'speech to text, stt, speech recognition, transcription, dictation, listening',
    },
    phoneNumbers: {
      subTab: 'phoneNumbers',
      also: 'telephone number, twilio, dial, buy a number, phone line',
    },
    testCall: { subTab: 'testCall', also: 'try voice, call the agent, talk to it, voice demo, try a call' },
    advanced: { subTab: 'advanced', also: 'more voice options, expert voice settings' },
  }),
  ...findables('voice', voiceCards, {
    library: { subTab: 'voiceLibrary', also: 'listen to voices, voice samples, preview a voice' },
    speaking: { subTab: 'speechGen', also: 'how the agent sounds, spoken answers' },
    listening: { subTab: 'transcriber', also: 'understanding callers, what callers say' },
    numbers: { subTab: 'phoneNumbers', also: 'numbers of the workspace, phone line of the agent' },
    call: { subTab: 'testCall', also: 'microphone test, speak with the agent, start a call, micro, mic' },
    calls: { subTab: 'advanced', also: 'web calls, call settings' },
  }),
  ...findables('voice', voiceWords, {
    sounds: {
      subTab: 'voiceLibrary',
      card: library,
      also: 'female voice, male voice, gender, filter voices, feminine, masculine',
    },
    speechProvider: {
      subTab: 'speechGen',
      card: speaking,
      also: 'deepgram, openai, aura, elevenlabs, tts provider, who speaks',
    },
    voiceId: {
      subTab: 'speechGen',
      card: speaking,
      also: 'asteria, woman, man, sound like a woman, change the voice, speaker, narrator, which voice',
    },
    transcriberProvider: {
      subTab: 'transcriber',
      card: listening,
      also: 'whisper, deepgram transcription, stt provider, who listens',
    },
    modelId: {
      subTab: 'transcriber',
      card: listening,
      also: 'nova, nova-2, transcription model, recognition model',
    },
    language: {
      subTab: 'transcriber',
      card: listening,
      also: 'voice language, spoken language, language of the call, callers speak german, accent callers have',
    },
    utteranceThreshold: {
      subTab: 'transcriber',
      card: listening,
      also: 'utterance threshold, pause, silence, interrupts too early, interrupts people before they finish talking, cuts me off, endpointing, waits too long, how long it waits',
    },
    enableWebCalling: {
      subTab: 'advanced',
      card: calls,
      also: 'web calling, call button, phone button on the website, voice widget, let visitors call, talk from the website, talk instead of typing, speak instead of typing, microphone on the website',
    },
    promptOnWeb: {
      subTab: 'advanced',
      card: calls,
      also: 'consent, ask permission, voice prompt, microphone permission, agree before calling, privacy of calls',
    },
    backgroundNoise: {
      subTab: 'advanced',
      card: calls,
      also: 'ambience, ambient sound, office sound, restaurant sound, noise in the background, atmosphere',
    },
  }),
]
