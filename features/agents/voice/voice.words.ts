import { declareWords } from '../core/declare-words.ts'

/** The sub-tabs of the page 'Voice', in the specification's order (spec 3 §2). */
export const voiceTabs = declareWords('voice', {
  voiceLibrary: { label: 'Voice library', help: 'The voices this agent can speak with.' },
  speechGen: { label: 'Speech generation', help: 'Who speaks, and with which voice.' },
  transcriber: { label: 'Transcriber', help: 'Who understands what callers say.' },
  phoneNumbers: { label: 'Phone numbers', help: 'Numbers of the workspace.' },
  testCall: { label: 'Test call', help: 'Talk to the saved draft from this browser.' },
  advanced: { label: 'Advanced', help: 'Calls from the widget, and what is heard under them.' },
})

/** Its cards, by what stands over and under their titles. */
export const voiceCards = declareWords('voice', {
  library: { label: 'Voices', help: 'Listen first, then choose. Saved with the draft.' },
  speaking: { label: 'How it speaks', help: 'Used in test calls and in calls from the widget.' },
  listening: { label: 'How it listens', help: 'Used in test calls and in calls from the widget.' },
  numbers: { label: 'Phone numbers', help: 'Callers reach an agent from their browser.' },
  call: {
    label: 'Test call',
    help: 'You talk to the saved draft: the same answers as in the test chat, spoken. Speak into an answer to stop it.',
  },
  calls: { label: 'Calls', help: 'Websites show changes once they are published.' },
})

/** Its fields. */
export const voiceWords = declareWords('voice', {
  sounds: { label: 'Sounds' },
  speechProvider: {
    label: 'Voice provider',
    help: 'Where this server has no key of it, another one it has a key of speaks, or the caller’s browser.',
  },
  voiceId: { label: 'Voice' },
  transcriberProvider: {
    label: 'Transcriber provider',
    help: 'Where this server has no key of it, another one it has a key of listens, or the caller’s browser.',
  },
  modelId: { label: 'Model', help: 'Of Deepgram. What another provider is asked for is set on the server.' },
  language: { label: 'Language callers speak' },
  utteranceThreshold: {
    label: 'End of speech after',
    help: 'Silence beyond half a second after which the agent answers. More of it lets people think.',
  },
  enableWebCalling: {
    label: 'Calls from the widget',
    help: 'Visitors see a telephone at the top of the widget. Their browser asks them before it opens the microphone.',
  },
  promptOnWeb: {
    label: 'Ask before a call',
    help: 'Visitors read what the microphone is for, and agree, before their browser asks for it. Off, their browser asks at once.',
  },
  backgroundNoise: {
    label: 'Background noise',
    help: 'A quiet murmur under calls, made in the caller’s browser.',
  },
})
