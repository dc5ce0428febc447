import { writeWav } from '#mocks/contracts/voice/wav.ts'
import { aboutAgent } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

const audio = Buffer.from(writeWav(new Float32Array(8000), 8000)).toString('base64')

const browserOnly = [{ status: 409, why: 'This server has no key of a provider.' }] as const
const noCalls = [{ of: ['visitor'], status: 403, why: 'The agent takes no calls.' }] as const

/** Calls by voice. */
export const voiceRows: MatrixRows = {
  'voice.setup.get': {
    input: aboutAgent,
  },
  'voice.transcription.create': {
    exceptions: browserOnly,
    input: (target) => ({ ...aboutAgent(target), body: { audio } }),
  },
  'voice.speech.create': {
    exceptions: browserOnly,
    input: (target) => ({ ...aboutAgent(target), body: { text: 'Hello' } }),
  },
  'voice.visitorTranscription.create': {
    exceptions: noCalls,
    input: (target) => ({ ...aboutAgent(target), body: { audio } }),
  },
  'voice.visitorSpeech.create': {
    exceptions: noCalls,
    input: (target) => ({ ...aboutAgent(target), body: { text: 'Hello' } }),
  },
}
