// Races when deep: ten messages of one visitor at once, among long conversations.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  getModelTrouble,
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { modelFailures } from '#mocks/contracts/conversations/model-failure.ts'
import {
  createVisitorSession,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { type FakeResponder, fakeResponder } from '../harness/fake-responder.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

const secret = 'canary: my diagnosis'
let app: RunningApp
let responder: FakeResponder
let owner: Person
let agentId: string

beforeAll(async () => {
  responder = fakeResponder()
  app = await startApp({ deps: { responder } })
})
beforeEach(async () => {
  responder.requests.length = 0
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
  agentId = await makeAgent(owner)
})
afterAll(() => app.stop())

function ask(client: HttpClient, id: string, body: { text: string; conversationId?: string }) {
  return client.call(sendTestMessage, { params: { region: 'eu', agentId: id }, body })
}

function say(visitor: HttpClient, text: string) {
  return visitor.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body: { text } })
}

/** Everything the responder has been told since the test began. */
function told(): string {
  return JSON.stringify(responder.requests)
}

describe("another workspace's conversation", () => {
  it.each([{ recordChatHistory: true }, { recordChatHistory: false }])(
    'is not continued, not even read: %j',
    async (settings) => {
      const { conversationId } = (await ask(owner.client, agentId, { text: secret })).body
      responder.requests.length = 0
      const stranger = await signUp(app)
      const theirs = await makeAgent(stranger)
      await stranger.client.call(saveAgent, { params: { region: 'eu', agentId: theirs }, body: settings })
      const reply = await ask(stranger.client, theirs, { text: 'What did I say?', conversationId })
      expect(reply.status).toBe(404)
      expect(told()).not.toContain('canary')
      const kept = await owner.client.call(listMessages, {
        params: { region: 'eu', agentId, conversationId },
      })
      expect(kept.body.items).toHaveLength(2)
    },
  )

  it('of a sibling agent is not continued either', async () => {
    const { conversationId } = (await ask(owner.client, agentId, { text: secret })).body
    const sibling = await makeAgent(owner)
    responder.requests.length = 0
    expect((await ask(owner.client, sibling, { text: 'And?', conversationId })).status).toBe(404)
    expect(told()).not.toContain('canary')
  })

  it('of a visitor is not written into from the test chat', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const { conversationId } = (await say(visitor, secret)).body
    expect((await ask(owner.client, agentId, { text: 'I am the visitor', conversationId })).status).toBe(404)
    const seen = await visitor.call(listVisitorMessages, { params: { region: 'eu', agentId } })
    expect(seen.body.items).toHaveLength(2)
  })
})

describe('a visitor', () => {
  it('sees their own conversation alone', async () => {
    const [one, two] = [await visitorClient(app, 'eu', agentId), await visitorClient(app, 'eu', agentId)]
    await say(one, secret)
    await say(two, 'Hello')
    expect(told()).not.toMatch(/Hello[\s\S]*canary[\s\S]*Hello/)
    const seen = await two.call(listVisitorMessages, { params: { region: 'eu', agentId } })
    expect(seen.body.items).toHaveLength(2)
    expect(seen.text).not.toContain('canary')
  })

  it('is forgotten after two hours', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    app.clock.advance(2 * 60 * 60 * 1000)
    expect((await say(visitor, 'Hello')).status).toBe(401)
  })

  it('leaves nothing behind before the first message, and nothing at all where nothing is recorded', async () => {
    const count = () => app.deps.stores.eu.collection('conversations').countDocuments({ agentId } as never)
    const visitor = await visitorClient(app, 'eu', agentId)
    expect(await count()).toBe(0)
    await say(visitor, 'Hello')
    expect(await count()).toBe(1)
  })

  it.each(['alg', 'claims', 'signature'])('cannot forge a token: %s', async (part) => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await say(visitor, 'Hello')
    const genuine = app.client()
    const { body } = await genuine.call(createVisitorSession, {
      params: { region: 'eu', agentId },
    })
    const parts = body.token.split('.')
    if (part === 'alg') parts[0] = 'v0'
    if (part === 'claims') parts[3] = 'someoneElsesChat'
    if (part === 'signature')
      parts[5] = (parts[5] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    expect((await say(app.client({ bearer: parts.join('.') }), 'Hello')).status).toBe(401)
  })

  it('’s words are plain text to everyone: markup stays what was typed', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const text = '**<script>alert(1)</script>** [x](javascript:alert(1))'
    const { conversationId } = (await say(visitor, text)).body
    const seen = await owner.client.call(listMessages, { params: { region: 'eu', agentId, conversationId } })
    expect(seen.body.items[0]?.blocks).toEqual([{ type: 'paragraph', runs: [{ type: 'text', text }] }])
  })
})

describe('messages at the same moment', () => {
  it('all stay, each in its place', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => say(visitor, `message ${index}`)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const seen = await visitor.call(listVisitorMessages, { params: { region: 'eu', agentId } })
    expect(seen.body.items).toHaveLength(20)
    expect(new Set(seen.body.items.map(({ id }) => id)).size).toBe(20)
    const listed = await owner.client.call(listConversations, { params: { region: 'eu', agentId } })
    expect(listed.body.items).toMatchObject([{ messageCount: 20, channel: 'widget' }])
  })
})

describe('a model that fails', () => {
  const params = () => ({ region: 'eu', agentId })
  const seenBy = async (visitor: HttpClient) =>
    (await visitor.call(listVisitorMessages, { params: params() })).body.items
  const troubleOf = async (person: Person) =>
    (await person.client.call(getModelTrouble, { params: params() })).body.trouble
  beforeEach(() => {
    Object.assign(responder, { failWith: null, failMidway: false, failDetails: {} })
  })

  it.each(modelFailures)(
    'because of %s leaves the visitor the local answer, and no word of it',
    async (failure) => {
      const visitor = await visitorClient(app, 'eu', agentId)
      responder.failWith = failure
      const reply = await say(visitor, 'Do you sell boats?')
      expect(reply.status).toBe(200)
      expect(reply.body.message).toMatchObject({ role: 'assistant', known: false })
      expect(reply.body.message.incomplete).toBeUndefined()
      expect(reply.text).not.toContain(failure)
      expect(await seenBy(visitor)).toHaveLength(2)
    },
  )

  it('is told to who tests the agent, and to its workspace later, never to the visitor', async () => {
    responder.failWith = 'key-refused'
    const tested = await ask(owner.client, agentId, { text: 'Do you sell boats?' })
    expect(tested.body.message.instead).toBe('key-refused')
    const visitor = await visitorClient(app, 'eu', agentId)
    const { conversationId } = (await say(visitor, 'Do you sell boats?')).body
    const kept = await owner.client.call(listMessages, { params: { ...params(), conversationId } })
    expect(kept.body.items[1]).toMatchObject({ instead: 'key-refused' })
    expect(JSON.stringify(await seenBy(visitor))).not.toContain('instead')
  })

  it('in the middle leaves what was said, marked, and the next try takes its place', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    Object.assign(responder, { failWith: 'unavailable', failMidway: true })
    const broken = await visitor.stream(sendVisitorMessage, { params: params(), body: { text: 'When?' } })
    expect(broken.status).toBe(200)
    expect(broken.events).toEqual([{ delta: 'We open at ' }])
    expect(broken.body.message).toMatchObject({
      incomplete: true,
      blocks: [{ type: 'paragraph', runs: [{ type: 'text', text: 'We open at' }] }],
    })
    expect(await seenBy(visitor)).toHaveLength(2)
    responder.failWith = null
    responder.requests.length = 0
    const again = await say(visitor, 'When?')
    expect(again.body.message.incomplete).toBeUndefined()
    const items = await seenBy(visitor)
    expect(items.map(({ role, incomplete }) => [role, incomplete])).toEqual([
      ['user', undefined],
      ['assistant', undefined],
    ])
    expect(items[1]).toEqual(again.body.message)
    expect(responder.requests[0]?.history).toEqual([])
  })

  it('in the middle leaves what was said in its place when something else is asked next', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    Object.assign(responder, { failWith: 'unavailable', failMidway: true })
    await say(visitor, 'When?')
    responder.failWith = null
    await say(visitor, 'Where?')
    expect((await seenBy(visitor)).map(({ incomplete }) => Boolean(incomplete))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('keeps the question when nothing at all could answer, once, however often it is asked', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const { reply } = app.deps.localResponder
    responder.failWith = 'timeout'
    app.deps.localResponder.reply = () => {
      throw new Error('told to')
    }
    expect([(await say(visitor, 'When?')).status, (await say(visitor, 'When?')).status]).toEqual([500, 500])
    app.deps.localResponder.reply = reply
    expect((await seenBy(visitor)).map(({ role }) => role)).toEqual(['user'])
    await say(visitor, 'When?')
    expect((await seenBy(visitor)).map(({ role }) => role)).toEqual(['user', 'assistant'])
    const listed = await owner.client.call(listConversations, { params: params() })
    expect(listed.body.items).toMatchObject([{ messageCount: 2, title: 'When?' }])
  })

  it('is told on the agent’s page with the provider’s status until the model answers again', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    expect(await troubleOf(owner)).toBeNull()
    Object.assign(responder, { failWith: 'key-refused', failDetails: { status: 401 } })
    await say(visitor, 'Do you sell boats?')
    expect(await troubleOf(owner)).toMatchObject({ failure: 'key-refused', status: 401 })
    Object.assign(responder, { failWith: 'quota', failDetails: { status: 429 } })
    await say(visitor, 'And ships?')
    expect(await troubleOf(owner)).toMatchObject({ failure: 'quota', status: 429 })
    responder.failWith = null
    await say(visitor, 'And ferries?')
    expect(await troubleOf(owner)).toBeNull()
  })

  it('is not told for ever when it may have passed by itself', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    responder.failWith = 'unavailable'
    await say(visitor, 'Do you sell boats?')
    expect(await troubleOf(owner)).toMatchObject({ failure: 'unavailable', status: null })
    app.clock.advance(61 * 60 * 1000)
    expect(await troubleOf(owner)).toBeNull()
  })

  it('warns in the log once per time a provider was asked', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const warned = () => app.log.lines().filter(({ msg }) => msg === 'conversations.model.failed')
    const before = warned().length
    Object.assign(responder, { failWith: 'key-refused', failDetails: { status: 401 } })
    await say(visitor, 'Do you sell boats?')
    responder.failDetails = { status: 401, isRepeat: true }
    await say(visitor, 'And ships?')
    expect(warned().slice(before)).toEqual([
      expect.objectContaining({ level: 40, agentId, code: 'key-refused', status: 401 }),
    ])
  })
})

it('beyond the caps on calls of the model the knowledge answers, and nobody is refused', async () => {
  const asked = fakeResponder()
  const limited = await startApp({ deps: { responder: asked }, rateLimitFactor: 1 })
  try {
    const person = await signUp(limited)
    const id = await makeAgent(person)
    const params = { region: 'eu', agentId: id }
    let conversationId = ''
    for (let visit = 0; visit < 4; visit++) {
      const visitor = await visitorClient(limited, 'eu', id)
      for (let round = 0; round < 16; round++) {
        const reply = await visitor.call(sendVisitorMessage, { params, body: { text: `boats ${round}` } })
        expect(reply.status).toBe(200)
        conversationId = reply.body.conversationId
      }
    }
    expect(asked.requests).toHaveLength(60)
    const kept = await person.client.call(listMessages, { params: { ...params, conversationId } })
    expect(kept.body.items.at(-1)).toMatchObject({ instead: 'too-many' })
  } finally {
    await limited.stop()
  }
})

it('an agent’s secrets and a visitor’s identity are no part of what a responder is told', async () => {
  await ask(owner.client, agentId, { text: 'Hello' })
  const [request] = responder.requests
  expect(Object.keys(request?.agent ?? {}).sort()).toEqual(
    ['ifKnowsThreshold', 'lang', 'maxTokens', 'model', 'systemPrompt', 'temperature', 'title'].sort(),
  )
  expect(told()).not.toContain(owner.workspaceId)
  expect(told()).not.toContain(owner.email)
})
