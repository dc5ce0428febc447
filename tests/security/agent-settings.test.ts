// Races: visitors whose messages and answers are counted at one moment.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCapMails } from '#api/conversations/cap-mails.ts'
import { createCapNotices } from '#api/conversations/cap-notices.ts'
import { createRequestMails } from '#api/requests/request-mails.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import {
  getModelTrouble,
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { getPublicAgent, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { listRequests } from '#mocks/contracts/requests/request.contract.ts'
import { type FakeResponder, fakeResponder } from '../harness/fake-responder.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

let responder: FakeResponder
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  responder = fakeResponder()
  app = await startApp({ env: { GEO_COUNTRY_HEADER: 'X-Country', TRUST_PROXY: '1' }, deps: { responder } })
})
beforeEach(async () => {
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterAll(() => app.stop())

const about = () => ({ params: { region: 'eu' as const, agentId } })

/** Saves settings and brings them to visitors. */
async function settle(body: Partial<AgentFields>) {
  expect((await owner.client.call(saveAgent, { ...about(), body })).status).toBe(200)
  expect((await owner.client.call(publishAgent, { ...about(), body: {} })).status).toBe(200)
  app.clock.advance(2000)
}

function say(visitor: HttpClient, text: string, page?: string) {
  return visitor.call(sendVisitorMessage, {
    ...about(),
    body: { text, ...(page !== undefined && { page }) },
    headers: { 'X-Country': 'DE' },
  })
}

async function conversation() {
  const [card] = (await owner.client.call(listConversations, about())).body.items
  const params = { ...about().params, conversationId: card!.id }
  return { card: card!, messages: (await owner.client.call(listMessages, { params })).body.items }
}

const visitor = () => visitorClient(app, 'eu', agentId)

describe('the page a visitor asks on', () => {
  it('goes to the model and the transcript without what may say who they are', async () => {
    await settle({ listenForUrlChanges: true })
    const one = await visitor()
    await say(one, 'How much is it?', 'https://me:secret@shop.example/boats/7?token=abc#top')
    await say(one, 'And this?', 'https://shop.example/#/boats/8?token=abc')
    const { messages } = await conversation()
    expect(messages.map(({ page }) => page)).toEqual([
      'https://shop.example/boats/7',
      undefined,
      'https://shop.example/#/boats/8',
      undefined,
    ])
    expect(responder.requests.at(-1)?.page).toBe('https://shop.example/#/boats/8')
    expect(JSON.stringify(messages)).not.toMatch(/secret|token/)
  })

  it('is dropped where the agent does not ask for it, and where it is none', async () => {
    await say(await visitor(), 'How much is it?', 'https://shop.example/boats/7')
    expect((await conversation()).messages[0]).not.toHaveProperty('page')
    await settle({ listenForUrlChanges: true })
    const reply = await say(await visitor(), 'Hi there, boats?', 'javascript:alert(1)')
    expect(reply.status).toBe(200)
    expect(responder.requests.at(-1)?.page).toBeUndefined()
    expect((await say(await visitor(), 'Boats?', 'x'.repeat(4001))).status).toBe(422)
  })
})

describe('the country of a conversation', () => {
  it('is kept, and not where the agent does not ask for it', async () => {
    await say(await visitor(), 'How much is it?')
    expect((await conversation()).card.country).toBe('DE')
    await settle({ enableGeoAnalytics: false })
    await say(await visitor(), 'And this?')
    expect((await conversation()).card).not.toHaveProperty('country')
  })
})

describe('tokens per conversation', () => {
  it('once used up are told politely in the agent’s language, to that visitor alone', async () => {
    await settle({ maxTokensUsage: 1000, lang: 'de', vg_systemPrompt: 'Be kind. '.repeat(500) })
    const one = await visitor()
    const asked = responder.requests.length
    expect((await say(one, 'Was kostet es?')).text).toContain('From the fake.')
    const reply = await say(one, 'Und das?')
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('keine weiteren Fragen beantworten')
    expect(responder.requests).toHaveLength(asked + 1)
    expect((await say(await visitor(), 'Was kostet es?')).text).toContain('From the fake.')
  })

  it('are counted where nothing of a conversation is kept, and no limit limits nothing', async () => {
    const long = { vg_systemPrompt: 'Be kind. '.repeat(500) }
    await settle({ ...long, maxTokensUsage: 1000, recordChatHistory: false })
    const one = await visitor()
    await say(one, 'How much is it?')
    expect((await say(one, 'And this?')).text).not.toContain('From the fake.')
    await settle({ maxTokensUsage: 0 })
    expect((await say(one, 'And that?')).text).toContain('From the fake.')
  })

  it.each([-1, 1.5, 999, 10_000_001])('refuse a limit of %s', async (maxTokensUsage) => {
    const reply = await owner.client.call(saveAgent, { ...about(), body: { maxTokensUsage } })
    expect(reply.status).toBe(422)
    expect(reply.error.fields).toHaveProperty('maxTokensUsage')
  })
})

describe('messages per visitor', () => {
  it('beyond the limit wait until the hour is over, from whichever conversation, and other visitors do not', async () => {
    await settle({ maxMessagesPerVisitor: 2 })
    const from = (address: string, other: HttpClient) =>
      other.call(sendVisitorMessage, {
        ...about(),
        body: { text: 'Boats?' },
        headers: { 'X-Forwarded-For': address },
      })
    expect((await from('203.0.113.7', await visitor())).status).toBe(200)
    app.clock.advance(60_000)
    expect((await from('203.0.113.7', await visitor())).status).toBe(200)
    const refused = await from('203.0.113.7', await visitor())
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('3540')
    expect((await from('203.0.113.8', await visitor())).status).toBe(200)
    app.clock.advance(3540_000)
    expect((await from('203.0.113.7', await visitor())).status).toBe(200)
  })

  it('hold for visitors who ask at one moment, and not for the owner’s tests', async () => {
    await settle({ maxMessagesPerVisitor: 3 })
    const one = await visitor()
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => say(one, `Boats ${index}?`)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const test = await owner.client.call(sendTestMessage, { ...about(), body: { text: 'Boats?' } })
    expect(test.status).toBe(200)
  })

  it.each([-1, 0.5, 10_001, Number.NaN])('refuse a limit of %s', async (maxMessagesPerVisitor) => {
    const reply = await owner.client.call(saveAgent, { ...about(), body: { maxMessagesPerVisitor } })
    expect(reply.status).toBe(422)
    expect(reply.error.fields).toHaveProperty('maxMessagesPerVisitor')
  })
})

describe('tokens per day', () => {
  it('once used up leave the knowledge alone, tell the owner, and come back a day later', async () => {
    await settle({ maxTokensPerDay: 10_000, vg_systemPrompt: 'Be kind. '.repeat(5000) })
    const asked = responder.requests.length
    expect((await say(await visitor(), 'How much is it?')).text).toContain('From the fake.')
    expect((await say(await visitor(), 'How much is it?')).text).not.toContain('From the fake.')
    expect(responder.requests).toHaveLength(asked + 1)
    const trouble = await owner.client.call(getModelTrouble, about())
    expect(trouble.body.trouble).toMatchObject({
      failure: 'too-many',
      cap: { of: 'agent', calls: 10_000, unit: 'tokens', seconds: 86_400 },
    })
    await createCapMails(app.deps).round()
    const [mail] = (await app.mailsTo(owner.email)).filter(({ subject }) => /\bcap\b/.test(subject))
    expect(mail?.text).toContain('Its settings allow 10,000 tokens a day.')
    app.clock.advance(86_400_000)
    expect((await say(await visitor(), 'How much is it?')).text).toContain('From the fake.')
  })

  it('count what is asked at one moment', async () => {
    await settle({ maxTokensPerDay: 10_000, vg_systemPrompt: 'Be kind. '.repeat(3000) })
    const asked = responder.requests.length
    const visitors = await Promise.all(Array.from({ length: 5 }, () => visitor()))
    await Promise.all(visitors.map((one) => say(one, 'How much is it?')))
    // Each takes some 6,800 before it is answered.
    expect(responder.requests).toHaveLength(asked + 2)
  })

  it.each([-1, 9_999, 1_000_000_001])('refuse a limit of %s', async (maxTokensPerDay) => {
    const reply = await owner.client.call(saveAgent, { ...about(), body: { maxTokensPerDay } })
    expect(reply.status).toBe(422)
  })
})

describe('mails that are turned off', () => {
  it('are not sent about requests, which are still listed', async () => {
    await owner.client.call(saveAgent, { ...about(), body: { mutedMails: ['requests'] } })
    await say(await visitor(), 'call me at 0171 2345678')
    await createRequestMails(app.deps).round()
    expect((await owner.client.call(listRequests, about())).body.items).toHaveLength(1)
    expect((await app.mailsTo(owner.email)).filter(({ text }) => text.includes('0171'))).toEqual([])
  })

  it('are not sent about caps, while another agent of the workspace is still told of its own', async () => {
    await owner.client.call(saveAgent, { ...about(), body: { mutedMails: ['caps'] } })
    const { due } = createCapNotices(app.deps.stores, app.deps.now)
    const cap = { of: 'agent', calls: 3, seconds: 86_400 } as const
    const mails = async () => {
      await createCapMails(app.deps).round()
      return (await app.mailsTo(owner.email)).filter(({ subject }) => /\bcap\b/.test(subject))
    }
    await due('eu', owner.workspaceId, agentId, cap)
    expect(await mails()).toEqual([])
    await due('eu', owner.workspaceId, await makeAgent(owner), cap)
    expect(await mails()).toHaveLength(1)
  })
})

describe('the widget’s words', () => {
  it('are the owner’s in the language they were written for, ours everywhere else', async () => {
    await settle({
      lang: 'de',
      widgetTexts: [
        { lang: 'de', word: 'placeholder', text: 'Frag die Bäckerei …' },
        { lang: 'fr', word: 'send', text: 'Demander' },
      ],
    })
    const { body } = await app.client().call(getPublicAgent, about())
    expect(body.words).toMatchObject({ placeholder: 'Frag die Bäckerei …', send: 'Senden' })
  })

  it('and the greeting is the one written for the language the agent speaks', async () => {
    const widgetTexts: AgentFields['widgetTexts'] = [
      { lang: 'de', word: 'greeting', text: `Moin! ${'x'.repeat(300)}` },
      { lang: 'fr', word: 'greeting', text: 'Bienvenue !' },
    ]
    const greets = async () => (await app.client().call(getPublicAgent, about())).body
    await settle({ lang: 'de', proactiveMessage: 'Hello!', widgetTexts })
    expect(await greets()).toMatchObject({ proactiveMessage: `Moin! ${'x'.repeat(300)}` })
    expect((await greets()).words).not.toHaveProperty('greeting')
    await settle({ lang: 'fr', proactiveMessage: 'Hello!', widgetTexts })
    expect(await greets()).toMatchObject({ proactiveMessage: 'Bienvenue !' })
    // Of a language whose words we have not got, the English greeting is no translation.
    for (const lang of ['es', 'mt']) {
      const texts = [...widgetTexts, { lang: 'en' as const, word: 'greeting' as const, text: 'Hi' }]
      await settle({ lang, proactiveMessage: 'Hello!', widgetTexts: texts })
      expect(await greets()).toMatchObject({ proactiveMessage: 'Hello!' })
    }
  })

  it.each([
    { lang: 'x', word: 'send', text: 'Go' },
    { lang: 'de', word: 'greeting', text: 'x'.repeat(2001) },
    { lang: 'de', word: '__proto__', text: 'Go' },
    { lang: 'de', word: 'send', text: '  ' },
    { lang: 'de', word: 'send', text: 'x'.repeat(201) },
  ])('refuse %o', async (text) => {
    const body = { widgetTexts: [text] } as unknown as Partial<AgentFields>
    expect((await owner.client.call(saveAgent, { ...about(), body })).status).toBe(422)
  })
})
