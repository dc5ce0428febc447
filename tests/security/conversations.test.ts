import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
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

describe('an answer that fails', () => {
  it.each([
    { failure: 'unavailable', status: 503, code: 'responder_unavailable' },
    { failure: 'timeout', status: 503, code: 'responder_timeout' },
    { failure: 'rate-limited', status: 503, code: 'responder_rate_limited' },
    { failure: 'bad-answer', status: 502, code: 'dependency_failed' },
  ] as const)(
    'because of $failure is a $status, and can be asked again',
    async ({ failure, status, code }) => {
      const visitor = await visitorClient(app, 'eu', agentId)
      responder.failWith = failure
      const refused = await say(visitor, 'Hello')
      responder.failWith = null
      expect(refused.status).toBe(status)
      expect(refused.error).toMatchObject({ code, requestId: expect.any(String) })
      const before = await visitor.call(listVisitorMessages, { params: { region: 'eu', agentId } })
      expect(before.body.items).toEqual([])
      expect((await say(visitor, 'Hello')).status).toBe(200)
    },
  )

  it('keeps its own status when the caller reads progress lines and none was sent yet', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    responder.failWith = 'unavailable'
    const refused = await visitor.stream(sendVisitorMessage, {
      params: { region: 'eu', agentId },
      body: { text: 'Hi' },
    })
    responder.failWith = null
    expect(refused.status).toBe(503)
    expect(refused.events).toEqual([])
  })
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
