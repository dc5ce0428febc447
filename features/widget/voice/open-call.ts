import type { CallSetup } from '#mocks/contracts/voice/call-setup.schema.ts'
import { playAmbience } from './ambience.ts'
import { browserEar, browserRecognition } from './browser-ear.ts'
import { browserVoice } from './browser-voice.ts'
import type { Answer, Call, Ear } from './call.types.ts'
import { createCall } from './create-call.ts'
import { openMicrophone } from './microphone.ts'
import { serverEar } from './server-ear.ts'
import { serverVoice } from './server-voice.ts'

/** How a call reaches the server: a member's test call and a visitor's call have an address each. */
export interface CallWire {
  /** What a WAV file in base64 says. */
  transcribe(audio: string, signal: AbortSignal): Promise<string>
  /** A text as a sound in base64. */
  speak(text: string, signal: AbortSignal): Promise<string>
}

/** What a call needs of whoever offers it. */
export interface CallOptions {
  setup: CallSetup
  wire: CallWire
  answer: Answer
  /** Said first. */
  greeting: string
}

/** A call with the ears and the voice that are at work here. It begins with `start`, after somebody pressed something. */
export function openCall({ setup, wire, answer, greeting }: CallOptions): Call {
  const context = new AudioContext()
  const now = () => performance.now()
  let silence = () => {}
  const call = createCall({
    ear: earOf(),
    voice:
      setup.speech === 'server'
        ? serverVoice(context, async (text, signal) => bytesOf(await wire.speak(text, signal)).buffer)
        : browserVoice(setup),
    answer,
    now,
    greeting,
  })

  function open(onSamples: (samples: Float32Array, rate: number) => void) {
    return openMicrophone(context, onSamples)
  }

  function earOf(): Ear | null {
    if (setup.transcriber === 'server') {
      const transcribe = (wav: Uint8Array, signal: AbortSignal) => wire.transcribe(base64Of(wav), signal)
      return serverEar({ open, silenceMs: setup.silenceMs, now, transcribe })
    }
    const Recognition = browserRecognition()
    return Recognition
      ? browserEar({ recognition: new Recognition(), language: setup.language, now, open })
      : null
  }

  return {
    ...call,
    async start() {
      // A browser lets sound begin only after a press.
      context.resume().catch(() => undefined)
      silence = playAmbience(context, setup.noise)
      await call.start()
    },
    end() {
      call.end()
      silence()
      if (context.state !== 'closed') void context.close()
    },
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  // All at once are more arguments than a function takes.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
