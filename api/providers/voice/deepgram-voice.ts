import { deepgramModels } from '#mocks/contracts/voice/voices.ts'
import { type AudioNet, askProvider, badAnswer, jsonOf } from './audio-request.ts'
import { sniffSound } from './sniff-sound.ts'
import type { Speaker, Transcriber } from './voice-providers.ts'

/** Deepgram, by key. */
export interface DeepgramOptions extends AudioNet {
  /** Address the paths `/v1/…` are added to. */
  baseUrl: string
  apiKey: string
}

interface Listened {
  results?: { channels?: { alternatives?: { transcript?: unknown }[] }[] }
}

const longestText = 10_000

function modelOf(asked: string): string {
  return deepgramModels.find((known) => known === asked) ?? deepgramModels[0]
}

/** Understands by `POST /v1/listen`. */
export function createDeepgramTranscriber({ baseUrl, apiKey, ...net }: DeepgramOptions): Transcriber {
  return {
    modelId: modelOf,
    async transcribe({ sound, language, model, signal }) {
      const query = new URLSearchParams({
        model: modelOf(model),
        language,
        smart_format: 'true',
      })
      const url = `${baseUrl.replace(/\/+$/, '')}/v1/listen?${query}`
      const headers = { authorization: `Token ${apiKey}`, 'content-type': 'audio/wav' }
      const answer = jsonOf(await askProvider(url, { headers, body: sound }, signal, net)) as Listened | null
      const text = answer?.results?.channels?.[0]?.alternatives?.[0]?.transcript
      if (typeof text !== 'string') throw badAnswer()
      return text.trim().slice(0, longestText)
    },
  }
}

/** Speaks by `POST /v1/speak`, with the voices of Aura 2. */
export function createDeepgramSpeaker({ baseUrl, apiKey, ...net }: DeepgramOptions): Speaker {
  return {
    modelId: 'aura-2',
    async speak({ text, voiceId, signal }) {
      const query = new URLSearchParams({ model: `aura-2-${voiceId}-en`, encoding: 'mp3' })
      const url = `${baseUrl.replace(/\/+$/, '')}/v1/speak?${query}`
      const headers = { authorization: `Token ${apiKey}`, 'content-type': 'application/json' }
      return sniffSound(await askProvider(url, { headers, body: JSON.stringify({ text }) }, signal, net))
    },
  }
}
