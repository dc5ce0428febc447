import { notAtServer, soundOf, soundRefusal } from '#mocks/contracts/voice/voice-limits.ts'
import { writeWav } from '#mocks/contracts/voice/wav.ts'
import { refuse } from '../shared/mock-reply.ts'

/** What the mocks understand of any sound. */
export const mockHeard = 'When are you open?'

function assertAtServer(adapter: string) {
  if (adapter === 'browser') refuse({ status: 409, message: notAtServer })
}

/** Understands any sound that may be sent as the same question. */
export function mockTranscription(adapter: string, audio: string) {
  refuse(soundRefusal(soundOf(audio)))
  assertAtServer(adapter)
  return { text: mockHeard }
}

/** A tenth of a second of silence. */
export function mockSpeech(adapter: string) {
  assertAtServer(adapter)
  const wav = writeWav(new Float32Array(800), 8000)
  return { audio: btoa(String.fromCharCode(...wav)), contentType: 'audio/wav' }
}
