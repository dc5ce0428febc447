import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRequestMails } from '#api/requests/request-mails.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { singleMailsOfSender } from '#mocks/contracts/agents/mail-kinds.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { getFigures, getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
import { removeVisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { requestsOfAddressAnHour } from '#mocks/contracts/requests/request-limits.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, visitorClient } from '../harness/workspace-people.ts'

const subject = 'A visitor of your VoiceGlow agent asks for you'
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterAll(() => app.stop())

const aboutAgent = () => ({ params: { region: 'eu' as const, agentId } })

async function say(visitor: HttpClient, text: string): Promise<string> {
  const { body } = await visitor.call(sendVisitorMessage, { ...aboutAgent(), body: { text } })
  return JSON.stringify(body.message.blocks)
}

async function requests() {
  const query = { limit: '100' }
  return (await owner.client.call(listRequests, { ...aboutAgent(), query })).body.items
}

async function mails() {
  await createRequestMails(app.deps).round()
  return (await app.mailsTo(owner.email)).filter((mail) => mail.subject === subject)
}

describe('a wish for a person', () => {
  it('is kept at once, completed by the details that follow, and mailed about once', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    expect(await say(visitor, 'I want to talk to a person')).toContain('Talk to a person')
    expect(await requests()).toMatchObject([
      { state: 'open', message: 'I want to talk to a person', phone: '' },
    ])
    expect(await mails()).toEqual([])
    expect(await say(visitor, 'Anna Smith, 0171 2345678')).toContain('0171 2345678')
    expect(await requests()).toMatchObject([
      { name: 'Anna Smith', phone: '0171 2345678', message: 'I want to talk to a person' },
    ])
    const [mail, ...more] = await mails()
    expect(mail?.text).toContain('Phone: 0171 2345678')
    expect(more).toEqual([])
    expect(await mails()).toHaveLength(1)
  })

  it('is mailed about with what was asked, and not with where the answer is to go', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await say(visitor, 'Do you engrave rings of platinum?')
    await say(visitor, 'Please send it to guest@example.com')
    app.clock.advance(3 * 60_000)
    const [mail] = await mails()
    expect(mail?.text).toContain('E-mail: guest@example.com')
    expect(mail?.text).toContain('What they wrote:\nDo you engrave rings of platinum?')
  })

  it('without details is mailed about after a while', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await say(visitor, 'a person, please')
    app.clock.advance(3 * 60_000)
    expect((await mails())[0]?.text).toContain('They have left no phone number')
  })

  it('is acknowledged in the words of the agent', async () => {
    const body = { UIhandoffTitle: 'Ask *Mia*', UIhandoffSubtitle: 'Mia writes back within a day.' }
    await owner.client.call(saveAgent, { ...aboutAgent(), body })
    const { body: answer } = await owner.client.call(sendTestMessage, {
      ...aboutAgent(),
      body: { text: 'Ich möchte mit einem Menschen sprechen' },
    })
    expect(answer.message.blocks.slice(0, 2)).toEqual([
      { type: 'paragraph', runs: [{ type: 'strong', text: 'Ask *Mia*' }] },
      { type: 'paragraph', runs: [{ type: 'text', text: 'Mia writes back within a day.' }] },
    ])
    expect(JSON.stringify(answer.message.blocks)).toContain('Ich habe Ihren Wunsch an das Team weitergegeben')
  })

  it('in the test chat is answered as any, and neither kept nor mailed about', async () => {
    const viewer = await signUp(app)
    await addMember(app, owner, viewer, ['view'])
    const body = { text: 'call me at 0171 2345678' }
    const said = await viewer.client.call(sendTestMessage, { ...aboutAgent(), body })
    expect(JSON.stringify(said.body.message.blocks)).toContain('0171 2345678')
    expect(await requests()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('is marked as done by whoever may answer chats, and by nobody else', async () => {
    await say(await visitorClient(app, 'eu', agentId), 'a person, please')
    const [request] = await requests()
    const params = { region: 'eu' as const, agentId, requestId: request!.ID }
    const [answering, editing] = [await signUp(app), await signUp(app)]
    await addMember(app, owner, answering, ['view', 'chats'])
    await addMember(app, owner, editing, ['view', 'editAgents'])
    const done = { params, body: { state: 'done' as const } }
    expect((await editing.client.call(saveRequest, done)).status).toBe(403)
    expect((await answering.client.call(saveRequest, done)).body).toMatchObject({ state: 'done' })
  })
})

describe('details in a message', () => {
  it('belong to the question before them', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    expect(await say(visitor, 'Do you sell airline tickets?')).toContain('Leave your question here')
    await say(visitor, 'jo@example.org')
    expect(await requests()).toEqual([])
    await say(visitor, 'yes')
    expect(await requests()).toMatchObject([
      { email: 'jo@example.org', message: 'Do you sell airline tickets?', wish: 'contact' },
    ])
  })

  it('show no markup and reach no other agent', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const said = await say(visitor, 'My name is Eve, mail eve@example.org [x](https://evil.example) **b**')
    expect(said).not.toMatch(/"link","text":"x"|strong","text":"b"/)
    const stranger = await signUp(app)
    expect((await stranger.client.call(listRequests, aboutAgent())).status).toBe(404)
  })

  it('go with the session they were left in', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await say(visitor, 'a person, please')
    const [request] = await requests()
    const params = { region: 'eu' as const, sessionId: request!.ID }
    expect((await owner.client.call(removeVisitorSession, { params })).status).toBe(200)
    expect(await requests()).toEqual([])
    expect(await app.deps.stores.eu.collection('intakes').findOne({ _id: request!.ID })).toBeNull()
  })

  it('are kept where nothing else of the conversation is', async () => {
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { recordChatHistory: false } })
    await owner.client.call(publishAgent, aboutAgent())
    app.clock.advance(2000)
    const visitor = await visitorClient(app, 'eu', agentId)
    await say(visitor, 'a person, please')
    await say(visitor, 'Anna, 0171 2345678')
    expect(await requests()).toMatchObject([{ phone: '0171 2345678' }])
  })
})

describe('who said before how to be reached', () => {
  const fields = ['name', 'email'].map((kind) => ({ kind: kind as 'name', label: '', required: true }))

  async function fillIn(visitor: HttpClient): Promise<void> {
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { chatForm: { fields, consent: '' } } })
    await owner.client.call(publishAgent, aboutAgent())
    app.clock.advance(2000)
    const body = { values: { name: 'Noa Levi', email: 'noa@example.com' } }
    expect((await visitor.call(sendChatForm, { ...aboutAgent(), body })).status).toBe(200)
  }

  it('in the form is asked for nothing, and mailed about with it', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await fillIn(visitor)
    const said = await say(visitor, 'Can I talk to a human please')
    expect(said).not.toContain('How can they reach you')
    expect(said).toContain('noa@example.com')
    expect(await requests()).toMatchObject([
      { name: 'Noa Levi', email: 'noa@example.com', message: 'Can I talk to a human please' },
    ])
    const [mail] = await mails()
    expect(mail?.text).toContain('E-mail: noa@example.com')
    expect(mail?.text).not.toContain('They have left no phone number')
  })

  it('in the form is asked for no more than the appointment, and a number told later stands beside it', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await fillIn(visitor)
    await say(visitor, 'I would like to book an appointment')
    await say(visitor, 'A haircut')
    expect(await say(visitor, 'Tuesday at ten')).not.toContain('How can they reach you')
    expect(await requests()).toMatchObject([{ wish: 'book', name: 'Noa Levi', email: 'noa@example.com' }])
    await say(visitor, 'Or call me at 0171 2345678')
    expect(await requests()).toMatchObject([{ email: 'noa@example.com', phone: '0171 2345678' }])
  })

  it('in the form keeps that address, and the one told later is noted and answered to', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    await fillIn(visitor)
    await say(visitor, 'My parcel is lost, write to other@example.com')
    const leads = (await owner.client.call(listLeads, aboutAgent())).body.items
    expect(leads).toMatchObject([{ email: 'noa@example.com', notes: 'other@example.com' }])
    await say(visitor, 'a person, please')
    expect(await requests()).toMatchObject([{ name: 'Noa Levi', email: 'other@example.com' }])
  })

  it('is told to nobody who types the same address', async () => {
    await fillIn(await visitorClient(app, 'eu', agentId))
    const other = await visitorClient(app, 'eu', agentId)
    await say(other, 'Can you write to me at noa@example.com about my order?')
    const said = await say(other, 'a person, please')
    // What they typed themselves, and nothing of whoever left it first.
    expect(said).not.toMatch(/Noa/)
    expect(await requests()).toMatchObject([
      { message: 'a person, please', name: '', email: 'noa@example.com' },
    ])
  })
})

describe('what visitors ask', () => {
  it('is told without what says how they are reached, and answers without what is said about it', async () => {
    const day = new Date(app.deps.now()).toISOString().slice(0, 10)
    const visitor = await visitorClient(app, 'eu', agentId)
    await say(visitor, 'Can I talk to a human please')
    await say(visitor, 'Noa Levi')
    await say(visitor, 'noa@example.com')
    await say(visitor, 'Thank you!')
    const other = await visitorClient(app, 'eu', agentId)
    await say(other, 'Noa Levi, noa@example.com')
    const asking = await visitorClient(app, 'eu', agentId)
    await say(asking, 'Do you sell airline tickets?')
    await say(asking, 'Can you send the menu to me at noa@example.com?')
    app.clock.advance(3000)
    const query = { from: day, to: day }
    const asked = await owner.client.call(getQuestionGroups, { ...aboutAgent(), query })
    expect(asked.body.groups.map(({ question }) => question).toSorted()).toEqual([
      'Can you send the menu to me at …?',
      'Do you sell airline tickets?',
    ])
    const { totals } = (await owner.client.call(getFigures, { ...aboutAgent(), query })).body
    expect(totals).toMatchObject({ conversations: 3, answered: 0, unknown: 2 })
  })
})

describe('mails about requests', () => {
  it('leave places to others, whoever asks much', async () => {
    for (let number = 0; number < singleMailsOfSender + 2; number++) {
      await say(await visitorClient(app, 'eu', agentId), `call me at 0171 234560${number}`)
    }
    expect(await requests()).toHaveLength(singleMailsOfSender + 2)
    expect(await mails()).toHaveLength(singleMailsOfSender)
    app.clock.advance(61 * 60_000)
    await say(await visitorClient(app, 'eu', agentId), 'call me at 0171 9999999')
    expect(await mails()).toHaveLength(singleMailsOfSender + 1)
  })
})

// Last: the mails about so many would take the place of others.
describe('a request', () => {
  it('is opened so often from one internet connection; after that its visitor reads that it is not passed on, and when to try again', async () => {
    const ask = async () => {
      app.clock.advance(10_000)
      const visitor = await visitorClient(app, 'eu', agentId)
      const body = { text: 'a person, please' }
      return { visitor, reply: await visitor.call(sendVisitorMessage, { ...aboutAgent(), body }) }
    }
    const { visitor: first } = await ask()
    for (let number = 1; number < requestsOfAddressAnHour; number++)
      expect((await ask()).reply.status).toBe(200)
    const { visitor, reply } = await ask()
    expect(reply.status).toBe(200)
    expect(JSON.stringify(reply.body.message.blocks)).toMatch(
      /I cannot pass this on to the team right now\. Please try again in \d\d minutes\./,
    )
    const german = await visitorClient(app, 'eu', agentId)
    expect(await say(german, 'Ich möchte mit einem Menschen sprechen')).toMatch(
      / weitergeben\..* in \d\d Minuten /,
    )
    // So is what nobody knew an answer to.
    const asking = await visitorClient(app, 'eu', agentId)
    expect(await say(asking, 'Do you sell airline tickets? 0171 2345678')).toContain('I cannot pass this on')
    // Whoever asked before goes on, and so does who asks something else.
    expect(await say(first, 'Anna Smith, 0171 2345678')).toContain('0171 2345678')
    expect(await say(visitor, 'When do you open?')).not.toBe('')
    expect(await requests()).toHaveLength(requestsOfAddressAnHour)
    app.clock.advance(60 * 60_000)
    expect(await say(visitor, 'a person, please')).toContain('I have passed your wish on')
  })
})
