import type { Refusal } from '../shared/refusal.ts'
import { readWav } from './wav.ts'

/** Samples a second of what is sent to be understood. */
export const callSampleRate = 16_000

/** Longest stretch of speech that is understood at once, in seconds; a call sends a longer one in parts. */
export const longestUtterance = 30

/** Longest sound in base64, in characters: half a minute at 16,000 samples of two bytes a second, and its header. */
export const audioLengthLimit = 1_300_000

/** Longest text spoken at once, in characters; a call sends an answer sentence by sentence. */
export const spokenTextLimit = 1000

/** Said of what is no sound a call sends. */
export const noSound = 'Please send a WAV file with 16 bits and one channel.'

/** Said of too much of it. */
export const tooLong = `Please send at most ${longestUtterance} seconds at once.`

/** Said where the browser has to listen or to speak itself. */
export const notAtServer = 'No provider is configured for this on the server.'

/** Said to visitors of an agent that takes no calls. */
export const noCalls = 'This agent takes no calls.'

/** Why a sound cannot be understood, if it cannot; what it is decides, never what it is called. */
export function soundRefusal(sound: Uint8Array): Refusal | undefined {
  const facts = readWav(sound)
  if (!facts) return { status: 422, fields: { audio: noSound } }
  if (facts.seconds > longestUtterance) return { status: 422, fields: { audio: tooLong } }
  return undefined
}

/** Milliseconds of a sound that can be understood. */
export function soundLength(sound: Uint8Array): number {
  return Math.round((readWav(sound)?.seconds ?? 0) * 1000)
}

/** A sound from base64; empty bytes where it is none. */
export function soundOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
