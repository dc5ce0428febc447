import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOpenAiResponder } from '#api/providers/responder/openai-responder.ts'
import type { VectorIndex } from '#api/vector-index/vector-index.ts'
import { getModelTrouble } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  createVisitorSession,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import type { FakeOpenAi } from '../fakes/openai/openai.ts'
import { start } from '../fakes/openai/openai.ts'
import { fakeResponder } from '../harness/fake-responder.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const apiKey = 'sk-canary-91c2'
let fake: FakeOpenAi
let app: RunningApp
let owner: Person
let params: { region: string; agentId: string }
let visitor: HttpClient
/** The breaker's clock. */
let now = 0

beforeAll(async () => {
  fake = await start({ port: 0 })
  const responder = createOpenAiResponder({
    baseUrl: fake.url,
    apiKey,
    timeouts: { connectMs: 400, idleMs: 5_000, retryAfterMs: 0 },
    now: () => now,
  })
  app = await startApp({ deps: { responder } })
  owner = await signUp(app)
  params = { region: 'eu', agentId: await makeAgent(owner) }
  visitor = await visitorClient(app, 'eu', params.agentId)
})
afterAll(() => Promise.all([app.stop(), fake.stop()]))

function say(text: string) {
  return visitor.call(sendVisitorMessage, { params, body: { text } })
}

async function trouble() {
  return (await owner.client.call(getModelTrouble, { params })).body.trouble
}

it('a refused key, a wrong model and a used-up quota reach the owner and the log, the key and the words nobody', async () => {
  const seen: string[] = []
  for (const [status, code, failure] of [
    [401, 'invalid_api_key', 'key-refused'],
    [404, 'model_not_found', 'model-refused'],
    [429, 'insufficient_quota', 'quota'],
  ] as const) {
    now += 10 * 60_000
    fake.script({ kind: 'status', status, code, message: `Incorrect API key provided: ${apiKey}` })
    const reply = await say(`Do you sell ${failure} boats?`)
    expect(reply.status).toBe(200)
    const told = await trouble()
    expect(told).toMatchObject({ failure, status })
    seen.push(reply.text, JSON.stringify(told))
    expect(app.log.lines()).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'conversations.model.failed', code: failure, status }),
    )
  }
  expect(seen.join('') + app.log.text()).not.toMatch(/canary|Incorrect API key/)
  now += 10 * 60_000
  expect((await say('And ferries?')).body.message.blocks).toEqual([
    { type: 'paragraph', runs: [{ type: 'text', text: 'Hello from the model.' }] },
  ])
  expect(await trouble()).toBeNull()
})

it('a dead endpoint costs two visitors a wait, and the next ones none', async () => {
  fake.script({ kind: 'slow', ms: 600, text: 'Late.' }, { kind: 'slow', ms: 600, text: 'Late.' })
  await say('One?')
  await say('Two?')
  const { length } = fake.calls
  const before = performance.now()
  const reply = await say('Three?')
  expect(reply.status).toBe(200)
  expect(performance.now() - before).toBeLessThan(250)
  expect(fake.calls).toHaveLength(length)
  now += 10 * 60_000
})

it('what was said to a visitor who left stays in the conversation, marked', async () => {
  fake.script({ kind: 'stall', text: 'We open at ' })
  const leaving = new AbortController()
  const { token } = (await app.client().call(createVisitorSession, { params })).body
  const response = await fetch(`${app.url}/api/eu/public/agents/${params.agentId}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ text: 'When?' }),
    signal: leaving.signal,
  })
  await response.body?.getReader().read()
  leaving.abort()
  await expect
    .poll(async () => (await app.client({ bearer: token }).call(listVisitorMessages, { params })).body.items)
    .toMatchObject([{ role: 'user' }, { role: 'assistant', incomplete: true }])
})

it('what was found by meaning is shown to the model alone, and not looked for when the model is not asked', async () => {
  const passage = {
    docId: 'd',
    title: 'T',
    heading: '',
    headings: [],
    text: 'By meaning',
    score: 0,
    lines: [],
  }
  const looked: string[] = []
  const responder = fakeResponder()
  const vectors: VectorIndex = {
    prepare: () => undefined,
    nearest: async (_, question) => {
      looked.push(question)
      return [passage]
    },
  }
  const other = await startApp({ deps: { responder, vectors }, rateLimitFactor: 1 })
  try {
    const person = await signUp(other)
    const ids = { region: 'eu', agentId: await makeAgent(person) }
    for (let visit = 0; visit < 4; visit++) {
      const someone = await visitorClient(other, 'eu', ids.agentId)
      for (let round = 0; round < 16; round++)
        await someone.call(sendVisitorMessage, { params: ids, body: { text: 'Boats?' } })
    }
    expect(responder.requests[0]?.passages).toEqual([passage])
    expect(looked).toHaveLength(60)
  } finally {
    await other.stop()
  }
})
