import { type AudioNet, askProvider, badAnswer, jsonOf } from './audio-request.ts'
import { sniffSound } from './sniff-sound.ts'
import type { Speaker, Transcriber } from './voice-providers.ts'

/** An OpenAI-compatible endpoint, and the model the operator set. */
export interface OpenAiVoiceOptions extends AudioNet {
  /** Address the paths `/audio/…` are added to. */
  baseUrl: string
  apiKey: string
  model: string
}

const longestText = 10_000

/** Understands by `POST /audio/transcriptions`. */
export function createOpenAiTranscriber({ baseUrl, apiKey, model, ...net }: OpenAiVoiceOptions): Transcriber {
  const url = `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`
  return {
    modelId: () => model,
    async transcribe({ sound, language, signal }) {
      const form = new FormData()
      form.append('file', new Blob([sound], { type: 'audio/wav' }), 'speech.wav')
      form.append('model', model)
      form.append('response_format', 'json')
      // Its languages are those of ISO 639-1, without a region.
      form.append('language', language.split('-', 1)[0] ?? 'en')
      const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' }
      const answer = jsonOf(await askProvider(url, { headers, body: form }, signal, net))
      const text = (answer as { text?: unknown } | null)?.text
      if (typeof text !== 'string') throw badAnswer()
      return text.trim().slice(0, longestText)
    },
  }
}

/** Speaks by `POST /audio/speech`. */
export function createOpenAiSpeaker({ baseUrl, apiKey, model, ...net }: OpenAiVoiceOptions): Speaker {
  const url = `${baseUrl.replace(/\/+$/, '')}/audio/speech`
  return {
    modelId: model,
    async speak({ text, voiceId, signal }) {
      const body = JSON.stringify({ model, voice: voiceId, input: text, response_format: 'mp3' })
      const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
      return sniffSound(await askProvider(url, { headers, body }, signal, net))
    },
  }
}
