import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import {
  createSpeech,
  createTranscription,
  createVisitorSpeech,
  createVisitorTranscription,
  getVoiceSetup,
} from '#mocks/contracts/voice/voice.contract.ts'
import { voiceFailureText } from '#mocks/contracts/voice/voice-failure.ts'
import { writeWav } from '#mocks/contracts/voice/wav.ts'
import { tone } from '../fakes/openai/audio.ts'
import { type FakeOpenAi, start } from '../fakes/openai/openai.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const apiKey = 'sk-canary-91cc'
const audio = Buffer.from(writeWav(new Float32Array(8000), 8000)).toString('base64')
let fake: FakeOpenAi
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  fake = await start({ port: 0 })
  const base = fake.url.replace(/\/v1$/, '')
  app = await startApp({ env: { DEEPGRAM_API_KEY: apiKey, DEEPGRAM_BASE_URL: base } })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterAll(async () => {
  await app?.stop()
  await fake?.stop()
})

const params = () => ({ region: 'eu' as const, agentId })

/** Publishes whether visitors may call. */
async function takeCalls(enableWebCalling: boolean) {
  const { voiceConfig } = (await owner.client.call(getAgent, { params: params() })).body
  const config = { ...voiceConfig.config, enableWebCalling }
  await owner.client.call(saveAgent, { params: params(), body: { voiceConfig: { ...voiceConfig, config } } })
  const published = await owner.client.call(publishAgent, { params: params(), body: {} })
  expect(published.status, published.text).toBe(200)
  // A published agent is served for a second.
  app.clock.advance(2000)
}

describe('a test call', () => {
  it('listens and speaks by the provider whose key the server has, and tells nobody the key', async () => {
    const setup = await owner.client.call(getVoiceSetup, { params: params() })
    expect(setup.body).toMatchObject({
      transcriber: { atWork: 'deepgram', available: ['deepgram'] },
      call: { transcriber: 'server', speech: 'server' },
    })
    const heard = await owner.client.call(createTranscription, { params: params(), body: { audio } })
    expect(heard.body).toEqual({ text: 'When are you open?' })
    const spoken = await owner.client.call(createSpeech, { params: params(), body: { text: 'We are.' } })
    expect(spoken.body).toEqual({ audio: tone.toString('base64'), contentType: 'audio/wav' })
    expect(fake.calls.at(-1)?.path).toContain('aura-2-asteria-en')
    const sample = { provider: 'deepgram' as const, voiceId: 'zeus' }
    await owner.client.call(createSpeech, { params: params(), body: { text: 'Hello', sample } })
    expect(fake.calls.at(-1)?.path).toContain('aura-2-zeus-en')
    for (const { text } of [setup, heard, spoken]) expect(text).not.toContain(apiKey)
  })

  it('asks for no voice a caller made up', async () => {
    const sample = { provider: 'deepgram' as const, voiceId: '../../x?model=other&' }
    await owner.client.call(createSpeech, { params: params(), body: { text: 'Hello', sample } })
    expect(fake.calls.at(-1)?.path).toBe('/v1/speak?model=aura-2-asteria-en&encoding=mp3')
  })

  it('tells members what a provider fails with until it does its part again', async () => {
    fake.scriptAudio({ kind: 'status', status: 401 })
    const refused = await owner.client.call(createSpeech, { params: params(), body: { text: 'Hello' } })
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ message: voiceFailureText('speech', 'key-refused') })
    const told = () => owner.client.call(getVoiceSetup, { params: params() })
    expect((await told()).body).toMatchObject({
      speech: { failure: 'key-refused' },
      transcriber: { failure: null },
    })
    await owner.client.call(createSpeech, { params: params(), body: { text: 'Hello' } })
    expect((await told()).body).toMatchObject({ speech: { failure: null } })
  })

  it('says when a busy provider may be asked again', async () => {
    fake.scriptAudio({ kind: 'status', status: 429, retryAfter: '7' })
    const busy = await owner.client.call(createTranscription, { params: params(), body: { audio } })
    expect(busy.status).toBe(429)
    expect(busy.headers.get('retry-after')).toBe('7')
  })
})

describe('a visitor’s call', () => {
  it('is there once it is published, and gone once that is taken back', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const say = () => visitor.call(createVisitorSpeech, { params: params(), body: { text: 'Hello' } })
    const hear = () => visitor.call(createVisitorTranscription, { params: params(), body: { audio } })
    const face = async () => (await visitor.call(getPublicAgent, { params: params() })).body.call
    const asked = fake.calls.length
    expect([(await say()).status, (await hear()).status, await face()]).toEqual([403, 403, null])
    expect(fake.calls).toHaveLength(asked)
    await takeCalls(true)
    expect([(await say()).status, (await hear()).status]).toEqual([200, 200])
    expect(await face()).toEqual({
      transcriber: 'server',
      speech: 'server',
      language: 'en',
      voice: '',
      silenceMs: 550,
      noise: 'restaurant',
      asksFirst: true,
      label: 'Call',
    })
    fake.scriptAudio({ kind: 'status', status: 401 })
    const failed = await say()
    expect(failed.status).toBe(503)
    // Whose key is refused is the owner's concern.
    expect(failed.text).not.toMatch(/key|provider/)
    await takeCalls(false)
    expect([(await say()).status, (await hear()).status, await face()]).toEqual([403, 403, null])
  })
})
