import { breathMs } from '#mocks/contracts/voice/utterance.ts'
import type { Ear, Hearing } from './call.types.ts'
import type { Microphone } from './microphone.ts'
import { loudness } from './sound.ts'
import { SpeechDetector } from './speech-detector.ts'

/** The part of a browser's speech recognition that is used. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

interface RecognitionEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

/** The browser's recognition, where it has one. Chromium's sends what it hears to a service of its maker. */
export function browserRecognition(): (new () => Recognition) | undefined {
  const known = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown }
  return (known.SpeechRecognition ?? known.webkitSpeechRecognition) as (new () => Recognition) | undefined
}

interface BrowserEarOptions {
  recognition: Recognition
  language: string
  now(): number
  /** Opens the microphone; it shows how loud it is, and hears who speaks into an answer. */
  open(onSamples: (samples: Float32Array, rate: number) => void): Promise<Microphone>
}

/** Errors after which it goes on by itself. */
const passing = ['no-speech', 'aborted']

/** Listens with the browser's own recognition. */
export function browserEar({ recognition, language, now, open }: BrowserEarOptions): Ear {
  const detector = new SpeechDetector({ silenceMs: breathMs })
  let microphone: Microphone | undefined
  let level = 0
  let isOver = false
  let muted = false
  let guarded = false
  let speaks = false

  function begin(hearing: Hearing) {
    if (speaks || muted || isOver) return
    speaks = true
    hearing.onSpeech()
  }

  function onSamples(hearing: Hearing, samples: Float32Array, rate: number) {
    level = loudness(samples)
    detector.guarded = guarded
    const what = detector.push(level, (samples.length / rate) * 1000)
    // While nobody answers, the recognition itself knows best what is speech.
    if (what === 'begins' && guarded) begin(hearing)
  }

  function listen(hearing: Hearing) {
    recognition.onresult = ({ resultIndex, results }) => {
      // The agent's own words come back where nothing takes out the echo.
      if (muted || guarded) return
      let partial = ''
      for (let index = resultIndex; index < results.length; index++) {
        const { isFinal, 0: best } = results[index]!
        const text = best?.transcript ?? ''
        if (isFinal) {
          speaks = false
          hearing.onHeard(text, now())
        } else partial += text
      }
      if (!partial) return
      begin(hearing)
      hearing.onPartial(partial)
    }
    recognition.onerror = ({ error }) => {
      if (passing.includes(error) || isOver) return
      isOver = true
      hearing.onFailed(true)
    }
    recognition.onend = () => {
      // It ends by itself after a silence.
      if (speaks) hearing.onHeard('', now())
      speaks = false
      if (!isOver) recognition.start()
    }
  }

  return {
    async start(hearing) {
      microphone = await open((samples, rate) => onSamples(hearing, samples, rate))
      if (isOver) return microphone.stop()
      recognition.lang = language
      recognition.continuous = true
      recognition.interimResults = true
      listen(hearing)
      recognition.start()
    },
    setMuted(next) {
      muted = next
      microphone?.setMuted(next)
    },
    setGuarded(next) {
      guarded = next
    },
    level: () => level,
    stop() {
      isOver = true
      recognition.abort()
      microphone?.stop()
    },
  }
}
