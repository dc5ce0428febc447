import { callSampleRate, longestUtterance } from '#mocks/contracts/voice/voice-limits.ts'
import { writeWav } from '#mocks/contracts/voice/wav.ts'
import type { Ear, Hearing } from './call.types.ts'
import type { Microphone } from './microphone.ts'
import { atRate, joined, loudness } from './sound.ts'
import { SpeechDetector } from './speech-detector.ts'

interface ServerEarOptions {
  /** Opens the microphone. */
  open(onSamples: (samples: Float32Array, rate: number) => void): Promise<Microphone>
  /** Silence that ends what is said, in milliseconds. */
  silenceMs: number
  now(): number
  /** Understands a WAV file. */
  transcribe(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string>
}

/** What is kept of the moments before somebody speaks, in milliseconds: their first sound is in it. */
const beforeMs = 300

/** Listens to the microphone, and has each thing that is said understood by the server. */
export function serverEar({ open, silenceMs, now, transcribe }: ServerEarOptions): Ear {
  const detector = new SpeechDetector({ silenceMs })
  const over = new AbortController()
  let microphone: Microphone | undefined
  let level = 0
  /** What was heard since somebody began, or lately. */
  let heard: Float32Array[] = []
  let speaks = false

  async function understand(hearing: Hearing, sound: Float32Array, rate: number, until: number) {
    hearing.onPause()
    try {
      const wav = writeWav(atRate(sound, rate, callSampleRate), Math.min(rate, callSampleRate))
      hearing.onHeard(await transcribe(wav, over.signal), until)
    } catch {
      if (!over.signal.aborted) hearing.onFailed(false)
    }
  }

  function onSamples(hearing: Hearing, samples: Float32Array, rate: number) {
    const ms = (samples.length / rate) * 1000
    level = loudness(samples)
    heard.push(samples)
    const { quietMs } = detector
    const what = detector.push(level, ms)
    if (what === 'begins') {
      speaks = true
      hearing.onSpeech()
    }
    const isFull = speaks && heard.length * ms >= (longestUtterance - 1) * 1000
    if (what === 'ends' || isFull) {
      const sound = joined(heard)
      detector.reset()
      speaks = false
      heard = []
      void understand(hearing, sound, rate, now() - (isFull ? 0 : quietMs))
    }
    while (!speaks && heard.length * ms > beforeMs) heard.shift()
  }

  return {
    async start(hearing) {
      const opened = await open((samples, rate) => onSamples(hearing, samples, rate))
      if (over.signal.aborted) opened.stop()
      microphone = opened
    },
    setMuted(muted) {
      microphone?.setMuted(muted)
      if (!muted) return
      detector.reset()
      speaks = false
      heard = []
    },
    setGuarded(guarded) {
      detector.guarded = guarded
    },
    level: () => level,
    stop() {
      over.abort()
      microphone?.stop()
    },
  }
}
