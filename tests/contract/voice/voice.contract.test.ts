import { expect, it } from 'vitest'
import {
  createSpeech,
  createTranscription,
  createVisitorSpeech,
  createVisitorTranscription,
  getVoiceSetup,
} from '#mocks/contracts/voice/voice.contract.ts'
import {
  longestUtterance,
  noCalls,
  noSound,
  notAtServer,
  spokenTextLimit,
  tooLong,
} from '#mocks/contracts/voice/voice-limits.ts'
import { writeWav } from '#mocks/contracts/voice/wav.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

const wavOf = (seconds: number, rate = 16_000) =>
  Buffer.from(writeWav(new Float32Array(seconds * rate), rate)).toString('base64')
const sound = wavOf(1)

/** Things sent as sound that are none, and what is said of them. */
const hostile: [string, string, string][] = [
  ['no base64', '%%%', noSound],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(5)).toString('base64'), noSound],
  ['a cut file', sound.slice(0, 400), noSound],
  ['a minute', wavOf(longestUtterance + 1, 8000), tooLong],
  ['a megabyte of letters', 'A'.repeat(1_300_001), tooLong],
]

onBothSides(getVoiceSetup.id, (makeWorld) => {
  const get = (client: Client, agentId: string) =>
    client.call(getVoiceSetup, { params: { region: 'eu', agentId } })

  it('says that browsers listen and speak where the server has no key', async () => {
    const world = await makeWorld()
    const reply = await get(world.member, world.agentId)
    expectAnswer(getVoiceSetup, reply, 200)
    expect(reply.body).toEqual({
      transcriber: { atWork: 'browser', available: [], failure: null },
      speech: { atWork: 'browser', available: [], failure: null },
      call: {
        transcriber: 'browser',
        speech: 'browser',
        language: 'en',
        voice: '',
        silenceMs: 550,
        noise: 'restaurant',
        asksFirst: true,
        label: 'Call',
      },
    })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(getVoiceSetup, await get(world.stranger, world.agentId), 404, absent)
    expectError(getVoiceSetup, await get(world.anonymous(), world.agentId), 401, signedOut)
  })
})

onBothSides(createTranscription.id, (makeWorld) => {
  const send = (client: Client, agentId: string, audio: string) =>
    client.call(createTranscription, { params: { region: 'eu', agentId }, body: { audio } })

  it('is the browser’s to do where the server has no key', async () => {
    const world = await makeWorld()
    const reply = await send(world.member, world.agentId, sound)
    expectAnswer(createTranscription, reply, 409)
    expect(reply.body).toMatchObject({ message: notAtServer })
  })

  it.each(hostile)('refuses %s', async (_, audio, words) => {
    const world = await makeWorld()
    const reply = await send(world.owner, world.agentId, audio)
    expectAnswer(createTranscription, reply, 422)
    expect(reply.body).toMatchObject({ fields: { audio: words } })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(createTranscription, await send(world.stranger, world.agentId, sound), 404, absent)
    expectError(createTranscription, await send(world.anonymous(), world.agentId, sound), 401, signedOut)
  })
})

onBothSides(createSpeech.id, (makeWorld) => {
  const say = (
    client: Client,
    agentId: string,
    text = 'Hello',
    sample?: { provider: 'openai'; voiceId: string },
  ) => client.call(createSpeech, { params: { region: 'eu', agentId }, body: { text, sample } })

  it('is the browser’s to do where the server has no key, samples included', async () => {
    const world = await makeWorld()
    for (const sample of [undefined, { provider: 'openai' as const, voiceId: 'nova' }]) {
      const reply = await say(world.member, world.agentId, 'Hello', sample)
      expectAnswer(createSpeech, reply, 409)
      expect(reply.body).toMatchObject({ message: notAtServer })
    }
  })

  it('refuses nothing, and too much', async () => {
    const world = await makeWorld()
    for (const text of ['', '  ', 'x'.repeat(spokenTextLimit + 1)])
      expectAnswer(createSpeech, await say(world.owner, world.agentId, text), 422)
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(createSpeech, await say(world.stranger, world.agentId), 404, absent)
    expectError(createSpeech, await say(world.anonymous(), world.agentId), 401, signedOut)
  })
})

onBothSides(createVisitorTranscription.id, (makeWorld) => {
  const send = (client: Client, agentId: string) =>
    client.call(createVisitorTranscription, { params: { region: 'eu', agentId }, body: { audio: sound } })

  it('is refused where the agent takes no calls', async () => {
    const world = await makeWorld()
    const reply = await send(await world.visitor(), world.publishedAgentId)
    expectAnswer(createVisitorTranscription, reply, 403)
    expect(reply.body).toMatchObject({ message: noCalls })
  })

  it('is a 401 for whoever is no visitor, and a 404 for a visitor of another agent', async () => {
    const world = await makeWorld()
    expectError(createVisitorTranscription, await send(world.owner, world.publishedAgentId), 401, signedOut)
    expectError(
      createVisitorTranscription,
      await send(await world.visitor(), world.newAgentId()),
      404,
      absent,
    )
  })
})

onBothSides(createVisitorSpeech.id, (makeWorld) => {
  const say = (client: Client, agentId: string) =>
    client.call(createVisitorSpeech, { params: { region: 'eu', agentId }, body: { text: 'Hello' } })

  it('is refused where the agent takes no calls', async () => {
    const world = await makeWorld()
    const reply = await say(await world.visitor(), world.publishedAgentId)
    expectAnswer(createVisitorSpeech, reply, 403)
    expect(reply.body).toMatchObject({ message: noCalls })
  })

  it('is a 401 for whoever is no visitor, and a 404 for a visitor of another agent', async () => {
    const world = await makeWorld()
    expectError(createVisitorSpeech, await say(world.owner, world.publishedAgentId), 401, signedOut)
    expectError(createVisitorSpeech, await say(await world.visitor(), world.newAgentId()), 404, absent)
  })
})
