import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ModelError } from '#api/providers/openai/model-error.ts'
import { createDeepgramSpeaker, createDeepgramTranscriber } from '#api/providers/voice/deepgram-voice.ts'
import { createOpenAiSpeaker, createOpenAiTranscriber } from '#api/providers/voice/openai-voice.ts'
import { writeWav } from '#mocks/contracts/voice/wav.ts'
import { type AudioStep, tone } from '../fakes/openai/audio.ts'
import { type FakeOpenAi, start } from '../fakes/openai/openai.ts'

const apiKey = 'sk-canary-7a20'
const sound = writeWav(new Float32Array(1600), 16_000)
let fake: FakeOpenAi

beforeEach(async () => {
  fake = await start({ port: 0 })
})
afterEach(() => fake.stop())

function adapters(timeoutMs = 400) {
  const openai = { baseUrl: fake.url, apiKey, model: 'the-model', timeoutMs }
  const deepgram = { baseUrl: fake.url.replace(/\/v1$/, ''), apiKey, timeoutMs }
  const { signal } = new AbortController()
  const heard = { sound, language: 'pt-BR', model: 'nova-3', signal }
  return {
    'openai listens': () => createOpenAiTranscriber(openai).transcribe(heard),
    'deepgram listens': () => createDeepgramTranscriber(deepgram).transcribe(heard),
    'openai speaks': () => createOpenAiSpeaker(openai).speak({ text: 'Hello', voiceId: 'nova', signal }),
    'deepgram speaks': () =>
      createDeepgramSpeaker(deepgram).speak({ text: 'Hello', voiceId: 'luna', signal }),
  }
}

const names = ['openai listens', 'deepgram listens', 'openai speaks', 'deepgram speaks'] as const

describe('providers of voices', () => {
  it('are asked as they publish it', async () => {
    const asked = adapters()
    expect(await asked['openai listens']()).toBe('When are you open?')
    expect(await asked['deepgram listens']()).toBe('When are you open?')
    expect(await asked['openai speaks']()).toEqual({ bytes: tone, contentType: 'audio/wav' })
    expect(await asked['deepgram speaks']()).toEqual({ bytes: tone, contentType: 'audio/wav' })
    expect(fake.calls).toMatchObject([
      {
        path: '/v1/audio/transcriptions',
        authorization: `Bearer ${apiKey}`,
        body: { model: 'the-model', language: 'pt', response_format: 'json', file: 'speech.wav' },
      },
      {
        path: '/v1/listen?model=nova-3&language=pt-BR&smart_format=true',
        authorization: `Token ${apiKey}`,
        body: { type: 'audio/wav' },
      },
      {
        path: '/v1/audio/speech',
        body: { model: 'the-model', voice: 'nova', input: 'Hello', response_format: 'mp3' },
      },
      { path: '/v1/speak?model=aura-2-luna-en&encoding=mp3', body: { text: 'Hello' } },
    ])
  })

  describe.each(names)('%s', (name) => {
    it.each<[AudioStep, string]>([
      [{ kind: 'silent' }, 'timeout'],
      [{ kind: 'html' }, 'bad-answer'],
      [{ kind: 'endless' }, 'bad-answer'],
      [{ kind: 'garbage' }, 'bad-answer'],
      [{ kind: 'status', status: 401 }, 'key-refused'],
      [{ kind: 'status', status: 429, retryAfter: '7' }, 'rate-limited'],
      [{ kind: 'status', status: 429, code: 'insufficient_quota' }, 'quota'],
      [{ kind: 'status', status: 400 }, 'request-refused'],
      [{ kind: 'status', status: 503 }, 'unavailable'],
      [{ kind: 'status', status: 302 }, 'unavailable'],
    ])('%j is %s, without the key', async (step, code) => {
      fake.scriptAudio(step)
      const error = await adapters(step.kind === 'silent' ? 200 : 5000)
        [name]()
        .then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
      expect(error).toBeInstanceOf(ModelError)
      expect((error as ModelError).code).toBe(code)
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(apiKey)
    })
  })

  it('are left when the caller leaves', async () => {
    fake.scriptAudio({ kind: 'silent' })
    const leave = new AbortController()
    const speaker = createOpenAiSpeaker({ baseUrl: fake.url, apiKey, model: 'm' })
    const spoken = speaker.speak({ text: 'Hello', voiceId: 'nova', signal: leave.signal })
    setTimeout(() => leave.abort(), 50)
    await expect(spoken).rejects.toMatchObject({ name: 'AbortError' })
  })
})
