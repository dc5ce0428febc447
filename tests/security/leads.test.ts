// Races when deep: leads left with one agent at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCountHour } from '#api/analytics/count-hour.ts'
import { forgetOldConversations } from '#api/conversations/forget-old.ts'
import { createLeadCapture } from '#api/leads/capture-lead.ts'
import { createChangeLeads } from '#api/leads/change-leads.ts'
import { createFullMails, fullMailEveryMs } from '#api/leads/full-leads.ts'
import type { LeadDoc } from '#api/leads/lead.repository.ts'
import { createLeadBudgets } from '#api/leads/lead-budgets.ts'
import { createLeadMails } from '#api/leads/lead-mails.ts'
import { upgradeLeads } from '#api/leads/upgrade-leads.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { singleMailsOfSender } from '#mocks/contracts/agents/mail-kinds.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import {
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { exportVisitor, removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import { getPublicAgent, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { getInboxConversation, sendTranscript } from '#mocks/contracts/inbox/conversation.contract.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import {
  getConversationLead,
  getLead,
  listLeads,
  mergeLeads,
  removeLead,
  saveLead,
} from '#mocks/contracts/leads/lead.contract.ts'
import { leadsAnHour, leadsLimit, leadsOfAddressAnHour } from '#mocks/contracts/leads/lead-limits.ts'
import { getLeadSettings, saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { listEvents } from '#mocks/contracts/library/event.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

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
const visitor = () => visitorClient(app, 'eu', agentId)

async function say(by: HttpClient, text: string, conversationId?: string): Promise<string> {
  const { body } = await by.call(sendVisitorMessage, { ...aboutAgent(), body: { text, conversationId } })
  return body.conversationId
}

async function leads() {
  return (await owner.client.call(listLeads, aboutAgent())).body.items
}

async function events() {
  const query = { workspaceId: owner.workspaceId, type: 'lead_created' }
  return (await owner.client.call(listEvents, { params: { region: 'eu' }, query })).body.items
}

describe('details a visitor leaves', () => {
  it('make a lead of each conversation with the message they were read in, though the address is known', async () => {
    const first = await say(await visitor(), 'My name is Ada Byron, ada@byron.example. Do you sell engines?')
    const [before] = await leads()
    expect(before).toMatchObject({ name: 'Ada Byron', email: 'ada@byron.example', conversationIds: [first] })
    const second = await say(
      await visitor(),
      'You can write to ADA@byron.example or call me on +44 20 7946 0018',
    )
    // Anybody may type somebody's address: the lead that has it knows nothing of them.
    const held = await leads()
    expect(held).toHaveLength(2)
    expect(held.find(({ ID }) => ID === first)).toEqual(before)
    expect(held.find(({ ID }) => ID === second)).toMatchObject({ name: '', conversationIds: [second] })
    const read = async (leadId: string) =>
      (await owner.client.call(getLead, { params: { region: 'eu', agentId, leadId } })).body
    const { found, duplicates } = await read(first)
    expect(found).toMatchObject([{ detail: 'name' }, { detail: 'email' }])
    expect(found[1]?.text).toContain('Do you sell engines?')
    expect(duplicates.map(({ ID }) => ID)).toEqual([second])
    expect((await read(second)).found.map(({ detail }) => detail)).toEqual(['email', 'phone'])
    const of = { params: { region: 'eu' as const, agentId, conversationId: second } }
    expect((await owner.client.call(getConversationLead, of)).body.lead?.ID).toBe(second)
    await expect.poll(async () => (await events()).length).toBe(2)
  })

  it('leave all as it is that a lead holds, however often its address is typed elsewhere', async () => {
    await say(await visitor(), 'My name is Ada Byron, ada@byron.example')
    const [before] = await leads()
    const read = async () =>
      (await owner.client.call(getLead, { params: { region: 'eu', agentId, leadId: before!.ID } })).body.found
    const found = await read()
    for (let number = 0; number < 4; number++) await say(await visitor(), 'write me: ada@byron.example')
    expect((await leads()).find(({ ID }) => ID === before!.ID)).toEqual(before)
    expect(await read()).toEqual(found)
  })

  it('are counted once for a conversation, however often it adds to its lead', async () => {
    const by = await visitor()
    const id = await say(by, 'write me: ada@byron.example')
    for (let number = 0; number < leadsOfAddressAnHour; number++)
      await say(by, 'write me: ada@byron.example', id)
    await say(await visitor(), 'write me: kim@lane.example')
    expect((await leads()).map(({ email }) => email)).toContain('kim@lane.example')
  })

  it('name the conversation in the list as far as they were given there, until the lead is deleted', async () => {
    const first = await say(await visitor(), 'My name is Ada Byron, ada@byron.example. Do you sell engines?')
    const second = await say(await visitor(), 'write me: ada@byron.example')
    const third = await say(await visitor(), 'Do you sell looms?')
    const query = { workspaceId: owner.workspaceId, agentId }
    const who = async () => {
      const { items } = (await owner.client.call(listInbox, { params: { region: 'eu' }, query })).body
      return [first, second, third].map((id) => items.find((card) => card.id === id)?.who)
    }
    expect(await who()).toEqual(['Ada Byron', 'ada@byron.example', ''])
    await owner.client.call(removeLead, { params: { region: 'eu', agentId, leadId: first } })
    expect(await who()).toEqual(['', 'ada@byron.example', ''])
  })

  it('fill the lead of their own conversation alone, however often they are said elsewhere', async () => {
    const mine = await visitor()
    await say(mine, 'write me: ada@byron.example')
    const other = await visitor()
    await say(other, 'write me: ada@byron.example')
    await say(other, 'call me on +44 20 7946 0999')
    // Both may be of one second.
    const phones = async () => (await leads()).map(({ phone }) => phone.replace(/\D/g, '')).toSorted()
    expect(await phones()).toEqual(['', '442079460999'])
    await say(mine, 'or call me on +44 20 7946 0018')
    expect(await phones()).toEqual(['442079460018', '442079460999'])
  })

  it('send what was said to nobody’s address but the one given there', async () => {
    await say(await visitor(), 'write me: ada@byron.example')
    const other = await visitor()
    const conversationId = await say(other, 'write me: kim@lane.example')
    const to = (email: string) =>
      owner.client.call(sendTranscript, {
        params: { region: 'eu' as const, agentId, conversationId },
        body: { to: email },
      })
    const given = async () =>
      (await owner.client.call(getConversationLead, { params: { region: 'eu', agentId, conversationId } }))
        .body.givenEmail
    // The screen offers what the server takes.
    expect(await given()).toBe('kim@lane.example')
    expect((await to('kim@lane.example')).status).toBe(200)
    const lead = (await leads()).find(({ email }) => email === 'kim@lane.example')
    const params = { region: 'eu' as const, agentId, leadId: lead!.ID }
    await owner.client.call(saveLead, { params, body: { email: 'stranger@else.example' } })
    expect(await given()).toBe('')
    expect((await to('stranger@else.example')).status).toBe(422)
    expect((await to('ada@byron.example')).status).toBe(422)
    expect((await to(owner.email)).status).toBe(200)
  })

  it('are taken in whole by a merge, whatever is told meanwhile', async () => {
    const one = await visitor()
    const first = await say(one, 'write me: ada@byron.example')
    const two = await visitor()
    const second = await say(two, 'call me on +44 20 7946 0018')
    const [late, early] = await leads()
    let isTold = false
    const stores = interceptStores(app.deps.stores, async ({ collection, method }, proceed) => {
      if (collection === 'leadLinks' && method === 'updateOne' && !isTold) {
        isTold = true
        await say(two, 'My name is Ada Byron', second)
      }
      return proceed()
    })
    await createChangeLeads({ ...app.deps, stores }).merge('eu', agentId, early!.ID, late!.ID)
    expect(isTold).toBe(true)
    const [lead, ...more] = await leads()
    expect(more).toEqual([])
    expect(lead).toMatchObject({ name: 'Ada Byron', email: 'ada@byron.example' })
    expect(lead?.conversationIds.toSorted()).toEqual([first, second].toSorted())
    const of = { params: { region: 'eu' as const, agentId, conversationId: second } }
    expect((await owner.client.call(getConversationLead, of)).body.lead?.ID).toBe(lead?.ID)
  })

  it('make a lead of a request to the team', async () => {
    const by = await visitor()
    const conversationId = await say(by, 'I want to talk to a person')
    expect(await leads()).toEqual([])
    await say(by, 'Anna Smith, 202-555-0143', conversationId)
    const [lead, ...more] = await leads()
    expect(more).toEqual([])
    expect(lead).toMatchObject({ name: 'Anna Smith', conversationIds: [conversationId] })
  })

  it('make a lead of the questions of a flow', async () => {
    const nodes = [
      makeNode('start', 'start', { exits: { next: 'mail' } }),
      makeNode('question', 'mail', {
        text: 'Your mail?',
        variable: 'mail',
        answerKind: 'email',
        exits: { next: 'bye' },
      }),
      makeNode('message', 'bye', { text: 'Thank you.' }),
    ]
    await owner.client.call(saveLeadSettings, { ...aboutAgent(), body: { fromWords: false } })
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { enableNodes: true, nodes } })
    await owner.client.call(publishAgent, aboutAgent())
    app.clock.advance(2000)
    await say(await visitor(), 'flo@flow.example')
    expect(await leads()).toMatchObject([{ email: 'flo@flow.example', source: 'flow' }])
  })

  it('make none where the owner wants none of words, and none of the owner’s own tests', async () => {
    const body = { text: 'call me on +44 20 7946 0018' }
    await owner.client.call(sendTestMessage, { ...aboutAgent(), body })
    expect(await leads()).toEqual([])
  })

  it('make one of a request where nothing is kept, none of words, and are counted', async () => {
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { recordChatHistory: false } })
    await owner.client.call(publishAgent, aboutAgent())
    app.clock.advance(2000)
    await say(await visitor(), 'My mail is kim@lane.example. How do I return something?')
    expect(await leads()).toEqual([])
    await say(await visitor(), 'My name is Anna Smith, please call me back on 202-555-0143')
    const [lead, ...more] = await leads()
    expect(more).toEqual([])
    expect(lead).toMatchObject({ name: 'Anna Smith', source: 'request' })
    await expect.poll(async () => (await events()).length).toBe(1)
    const messages = await app.deps.stores.eu.collection('messages').find({}).toArray()
    expect(JSON.stringify(messages)).not.toContain(agentId)
    const hour = Math.floor(app.deps.now() / 3_600_000)
    const counts = await createCountHour(app.deps)('eu', agentId, hour)
    expect(counts).toMatchObject({ conversations: 2, asked: 2, requests: 1 })
  })

  it('leave what a member wrote alone, and carry the consent text visitors were shown', async () => {
    const branding = async () => {
      // What is published is looked for again after a second.
      app.clock.advance(2000)
      return (await (await visitor()).call(getPublicAgent, { ...aboutAgent() })).body.branding
    }
    expect(await branding()).not.toContain('We call you back.')
    await owner.client.call(saveLeadSettings, { ...aboutAgent(), body: { consent: 'We call you back.' } })
    expect(await branding()).toContain('We call you back.')
    const by = await visitor()
    const conversationId = await say(by, 'write me: kim@lane.example')
    const [lead] = await leads()
    expect(lead?.consent).toBe('We call you back.')
    const params = { region: 'eu' as const, agentId, leadId: lead!.ID }
    await owner.client.call(saveLead, { params, body: { email: 'kim@work.example' } })
    await say(by, 'my mail is kim@lane.example, I am Kim Lane', conversationId)
    expect((await leads())[0]).toMatchObject({ email: 'kim@work.example', name: 'Kim Lane' })
  })
})

describe('mails about leads', () => {
  const subject = 'A visitor of your VoiceGlow agent left their details'
  const mails = async () => {
    app.clock.advance(3 * 60_000)
    await createLeadMails(app.deps).round()
    return (await app.mailsTo(owner.email)).filter((mail) => mail.subject === subject)
  }

  it('tell of a lead once, and of none where they are turned off', async () => {
    await say(await visitor(), 'My mail is kim@lane.example. How do I return something?')
    const [mail, ...more] = await mails()
    expect(mail?.text).toContain('kim@lane.example')
    expect(more).toEqual([])
    expect(await mails()).toHaveLength(1)
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { mutedMails: ['leads'] } })
    await say(await visitor(), 'My mail is lea@lane.example. How do I return something?')
    expect(await leads()).toHaveLength(2)
    expect(await mails()).toHaveLength(1)
  })

  it('go to those who may answer visitors alone', async () => {
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { mutedMails: [] } })
    const [viewer, colleague] = [await signUp(app), await signUp(app)]
    await setLimits(app, owner, { workspaceSeats: 20 })
    await addMember(app, owner, viewer, ['view', 'editAgents'])
    await addMember(app, owner, colleague, ['view', 'chats'])
    await say(await visitor(), 'My mail is pia@lane.example. How do I return something?')
    await mails()
    const told = async ({ email }: Person) =>
      (await app.mailsTo(email)).filter(({ text }) => text.includes('pia@lane.example')).length
    expect([await told(owner), await told(colleague), await told(viewer)]).toEqual([1, 1, 0])
  })

  it('leave places to others, whoever leaves many', async () => {
    for (let at = 0; at < singleMailsOfSender + 2; at++) {
      await say(await visitor(), `My mail is v${at}@lane.example. How do I return something?`)
    }
    expect(await mails()).toHaveLength(singleMailsOfSender)
  })

  it('tell nothing twice of whoever asked for the team', async () => {
    const by = await visitor()
    await say(by, 'Anna Smith here, please call me back on 202-555-0143', undefined)
    expect(await leads()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })
})

describe('an agent whose leads are full', () => {
  it('tells its owner, once a day', async () => {
    const full = interceptStores(app.deps.stores, async ({ collection, method }, proceed) =>
      collection === 'leads' && method === 'countDocuments' ? leadsLimit + 1 : proceed(),
    )
    const capture = createLeadCapture({ ...app.deps, stores: full })
    const left = (conversationId: string) =>
      capture({
        ...{ region: 'eu' as const, agent: { ID: agentId, ownerID: owner.workspaceId, title: 'Front desk' } },
        ...{ conversationId, channel: 'widget' as const, source: 'words' as const },
        details: { email: `${conversationId}@lane.example` },
      })
    const mails = async () => {
      await createFullMails(app.deps).round()
      return (await app.mailsTo(owner.email)).filter(({ subject }) => subject.includes('no more leads'))
        .length
    }
    expect(await mails()).toBe(0)
    expect(await left('one')).toBeNull()
    expect(await left('two')).toBeNull()
    expect(await mails()).toBe(1)
    expect(await mails()).toBe(1)
    app.clock.advance(fullMailEveryMs + 1000)
    await left('three')
    expect(await mails()).toBe(2)
    expect((await owner.client.call(getLeadSettings, aboutAgent())).status).toBe(200)
  })
})

describe('rights of a visitor', () => {
  it('all about them goes with a conversation of the inbox, and nobody else’s', async () => {
    const mine = await say(await visitor(), 'My name is Ada Byron, ada@byron.example')
    const later = await say(await visitor(), 'It is ada@byron.example again, my order is late')
    const other = await say(await visitor(), 'write me: kim@lane.example')
    const body = {
      ...{ workspaceId: owner.workspaceId, conversationIds: [mine] },
      ...{ ofVisitor: true, alsoByAddress: true },
    }
    const gone = await owner.client.call(removeInboxSelection, { params: { region: 'eu' }, body })
    expect(gone.body.removed.toSorted()).toEqual([mine, later].toSorted())
    expect(await leads()).toMatchObject([{ email: 'kim@lane.example', conversationIds: [other] }])
  })

  it.each([true, false])(
    'who writes on is given no id of what was erased (messages kept: %s)',
    async (kept) => {
      await owner.client.call(saveAgent, { ...aboutAgent(), body: { recordChatHistory: kept } })
      await owner.client.call(publishAgent, aboutAgent())
      const by = await visitor()
      const answerTo = async (text: string) =>
        (await by.call(sendVisitorMessage, { ...aboutAgent(), body: { text } })).body.message.id
      const before = [await answerTo('Hello'), await answerTo('My name is Ada Byron, ada@byron.example')]
      const body = { email: 'ada@byron.example' }
      const gone = await owner.client.call(removeVisitor, { ...aboutAgent(), body })
      expect(gone.body.conversations).toBe(kept ? 1 : 0)
      const after = [await answerTo('Hello'), await answerTo('Are you there?')]
      expect(new Set([...before, ...after]).size).toBe(4)
    },
  )

  it('is shown to the team beside each of their conversations, as it would be handed out', async () => {
    const mine = await say(await visitor(), 'My name is Ada Byron, Ada@Byron.example')
    const later = await say(await visitor(), 'It is ada@byron.example again, my order is late')
    await say(await visitor(), 'write me: kim@lane.example')
    const params = { ...aboutAgent().params, conversationId: later }
    const { body } = await owner.client.call(getInboxConversation, { params })
    expect(body.visitor.earlier.map(({ id }) => id)).toEqual([mine])
    expect(body.visitor.sharedConversations).toBe(1)
  })

  it('nobody reaches what is another’s by typing their address or number', async () => {
    const victim = await say(await visitor(), 'My name is Ada Byron, ada@byron.example. Is order 7 late?')
    const thief = await say(await visitor(), 'I am Eve, ada@byron.example')
    const hand = async (body: BodyOf<typeof exportVisitor>) =>
      (await owner.client.call(exportVisitor, { ...aboutAgent(), body })).body
    const held = await hand({ conversationId: thief })
    expect(held.conversations.map(({ conversation }) => conversation.id)).toEqual([thief])
    expect(held.leads).toMatchObject([{ ID: thief, name: 'Eve' }])
    expect(held.requests.map(({ ID }) => ID)).toEqual([thief])
    expect(JSON.stringify(held)).not.toContain('order 7')
    const all = await hand({ conversationId: thief, alsoByAddress: true })
    expect(all.conversations).toHaveLength(2)

    const removal = {
      workspaceId: owner.workspaceId,
      conversationIds: [thief],
      ofVisitor: true,
    }
    const { body } = await owner.client.call(removeInboxSelection, {
      params: { region: 'eu' },
      body: removal,
    })
    expect(body.removed).toEqual([thief])
    expect(await leads()).toMatchObject([{ email: 'ada@byron.example', conversationIds: [victim] }])
    expect((await events()).map(({ payload }) => payload.email)).toEqual(['ada@byron.example'])
  })

  it('a lead named with an address goes with the conversation it was made in alone, unless more is asked for', async () => {
    const first = await say(await visitor(), 'write me: ada@byron.example')
    const second = await say(await visitor(), 'It is ada@byron.example, my order is late')
    const params = { ...aboutAgent().params, leadId: first }
    expect((await owner.client.call(getLead, { params })).body.sharedConversations).toBe(1)
    const body = { leadId: first }
    const gone = await owner.client.call(removeVisitor, { ...aboutAgent(), body })
    expect(gone.body).toMatchObject({ conversations: 1, leads: 1 })
    const read = (conversationId: string) =>
      owner.client.call(listMessages, { params: { ...aboutAgent().params, conversationId } })
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  })

  it('everything of them is handed out and erased, and nobody else’s', async () => {
    const by = await visitor()
    const mine = await say(by, 'My name is Ada Byron, ada@byron.example')
    const later = await say(await visitor(), 'It is ada@byron.example again, my order is late')
    const other = await say(await visitor(), 'write me: kim@lane.example')
    await expect.poll(async () => (await events()).length).toBe(3)
    const body = { conversationId: mine, alsoByAddress: true }
    const data = (await owner.client.call(exportVisitor, { ...aboutAgent(), body })).body
    const held = data.conversations.map(({ conversation }) => conversation.id)
    expect(held.toSorted()).toEqual([mine, later].toSorted())
    expect(JSON.stringify(data)).toContain('my order is late')
    expect(JSON.stringify(data)).not.toContain('kim@lane.example')
    const gone = await owner.client.call(removeVisitor, { ...aboutAgent(), body })
    expect(gone.body).toMatchObject({ conversations: 2, leads: 2 })
    for (const name of [
      'messages',
      'conversations',
      'leads',
      'leadLinks',
      'visitorRequests',
      'workspaceEvents',
    ]) {
      const docs = await app.deps.stores.eu.collection(name).find({}).toArray()
      const ours = docs.map((doc) => JSON.stringify(doc)).filter((text) => text.includes(agentId))
      expect(ours.join('\n'), name).not.toMatch(/ada@byron|order is late/)
    }
    const params = { region: 'eu' as const, agentId, conversationId: other }
    expect((await owner.client.call(listMessages, { params })).status).toBe(200)
    expect(await leads()).toMatchObject([{ email: 'kim@lane.example' }])
  })

  it('events of leads that were deleted before go with their visitor', async () => {
    const mine = await say(await visitor(), 'write me: ada@byron.example')
    await say(await visitor(), 'write me: kim@lane.example')
    await expect.poll(async () => (await events()).length).toBe(2)
    const lead = (await leads()).find(({ email }) => email === 'ada@byron.example')
    const params = { region: 'eu' as const, agentId, leadId: lead!.ID }
    expect((await owner.client.call(removeLead, { params })).status).toBe(200)
    await owner.client.call(removeVisitor, { ...aboutAgent(), body: { email: 'ADA@byron.example' } })
    expect((await events()).map(({ payload }) => payload.email)).toEqual(['kim@lane.example'])
    expect(mine).not.toBe('')
  })

  it.each([
    { email: 'ada@byron.example' },
    { email: 'ADA@BYRON.example' },
    { phone: '+44 20 7946 0018' },
    { phone: '(020) 79460018' },
  ])('a request is found and erased by any spelling of its address or number: %j', async (body) => {
    const mine = await say(await visitor(), 'Call me back: Ada Byron, Ada@Byron.example, 020 7946 0018')
    await say(await visitor(), 'Call me back: kim@lane.example, 020 7946 9999')
    const lead = (await leads()).find(({ conversationIds }) => conversationIds.includes(mine))
    const params = { region: 'eu' as const, agentId, leadId: lead!.ID }
    await owner.client.call(removeLead, { params })
    const held = await owner.client.call(exportVisitor, { ...aboutAgent(), body })
    expect(held.body.requests.map(({ ID }) => ID)).toEqual([mine])
    const gone = await owner.client.call(removeVisitor, { ...aboutAgent(), body })
    expect(gone.body).toEqual({ conversations: 1, requests: 1, leads: 0 })
  })

  it('a request is found by the address it was told later', async () => {
    const by = await visitor()
    const mine = await say(by, 'Call me back: 020 7946 0018')
    await say(by, 'Or write me: Ada@Byron.example')
    const [lead] = await leads()
    await owner.client.call(removeLead, { params: { region: 'eu', agentId, leadId: lead!.ID } })
    for (const body of [{ email: 'ada@byron.example' }, { phone: '020 7946 0018' }]) {
      const held = await owner.client.call(exportVisitor, { ...aboutAgent(), body })
      expect(held.body.requests).toMatchObject([{ ID: mine, email: 'Ada@Byron.example' }])
      expect(held.body.requests[0]).not.toHaveProperty('emailKey')
    }
  })

  it('nobody is erased by who may answer visitors alone, whichever way', async () => {
    const mine = await say(await visitor(), 'My name is Ada Byron, ada@byron.example')
    const person = await signUp(app)
    await setLimits(app, owner, { workspaceSeats: 5 })
    await addMember(app, owner, person, ['view', 'chats'])
    const all = { ...aboutAgent(), body: { conversationId: mine } }
    expect((await person.client.call(exportVisitor, all)).status).toBe(200)
    expect((await person.client.call(removeVisitor, all)).status).toBe(403)
    const body = { workspaceId: owner.workspaceId, conversationIds: [mine], ofVisitor: true }
    expect((await person.client.call(removeInboxSelection, { params: { region: 'eu' }, body })).status).toBe(
      403,
    )
    expect(await leads()).toMatchObject([{ email: 'ada@byron.example', conversationIds: [mine] }])
  })

  it('conversations go after the days their agent keeps them, and the widget says so', async () => {
    await say(await visitor(), 'write me: old@days.example')
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { keepDays: 7 } })
    const branding = async () => {
      // What is published is looked for again after a second.
      app.clock.advance(2000)
      return (await (await visitor()).call(getPublicAgent, { ...aboutAgent() })).body.branding
    }
    expect(await branding()).toContain('deleted after 7 days')
    app.clock.advance(8 * 24 * 3_600_000)
    const fresh = await say(await visitor(), 'When are you open?')
    await forgetOldConversations(app.deps)
    const left = (await owner.client.call(listConversations, aboutAgent())).body.items
    expect(left.map(({ id }) => id)).toEqual([fresh])
    expect(await leads()).toMatchObject([{ email: 'old@days.example', conversationIds: [] }])
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { keepDays: 0 } })
    expect(await branding()).not.toContain('deleted')
  })
})

describe('leads left in masses', () => {
  it('are no more than one internet connection may leave within an hour', async () => {
    for (let at = 0; at < leadsOfAddressAnHour + 2; at += 1)
      await say(await visitor(), `My mail is kim${at}@lane.example. How do I return something?`)
    const made = await app.deps.stores.eu.collection<LeadDoc>('leads').countDocuments({ agentId })
    expect(made).toBe(leadsOfAddressAnHour)
    app.clock.advance(60 * 60_000)
    await say(await visitor(), 'My mail is later@lane.example. How do I return something?')
    expect((await leads())[0]).toMatchObject({ email: 'later@lane.example' })
  })

  it('are as many of requests to the team, each of which is kept', async () => {
    for (let at = 0; at < leadsOfAddressAnHour + 2; at += 1)
      await say(await visitor(), `Please call me: +49 171 20100${10 + at}`)
    const countOf = (name: string) => app.deps.stores.eu.collection<LeadDoc>(name).countDocuments({ agentId })
    expect(await countOf('leads')).toBe(leadsOfAddressAnHour)
    expect(await countOf('visitorRequests')).toBe(leadsOfAddressAnHour + 2)
  })

  it('in forms are counted for each agent alone, and a refused one is told', async () => {
    const asks = async (agentId: string) => {
      const about = { params: { region: 'eu' as const, agentId } }
      const fields = [{ kind: 'email' as const, label: '', required: true }]
      await owner.client.call(saveAgent, { ...about, body: { chatForm: { fields, consent: '' } } })
      await owner.client.call(publishAgent, about)
      app.clock.advance(1_100)
      return async (email: string) =>
        (await visitorClient(app, 'eu', agentId)).call(sendChatForm, {
          ...about,
          body: { values: { email } },
        })
    }
    const elsewhere = await asks(await makeAgent(owner))
    for (let at = 0; at < leadsOfAddressAnHour; at += 1)
      expect((await elsewhere(`kim${at}@lane.example`)).status).toBe(200)
    const refused = await elsewhere('more@lane.example')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(refused.status).toBe(429)
    expect((await (await asks(agentId))('ada@byron.example')).status).toBe(200)
    expect(await leads()).toMatchObject([{ email: 'ada@byron.example', source: 'form' }])
  })

  it('are no more than an agent takes of everybody within an hour', async () => {
    const { takeOfAgent, takeOfAddress } = createLeadBudgets(app.deps)
    const waits: number[] = []
    // As many as there are connections: who waits for one longer than five seconds is told that the store is away.
    const atOnce = 20
    for (let first = 0; first < leadsAnHour; first += atOnce) {
      const some = Array.from({ length: atOnce }, (_, at) => `192.0.2.${(first + at) % 250}`)
      waits.push(...(await Promise.all(some.map((address) => takeOfAddress('eu', agentId, address)))))
    }
    expect(waits.every((wait) => wait === 0)).toBe(true)
    expect(await takeOfAgent('eu', agentId)).toBeGreaterThan(0)
    expect(await takeOfAddress('eu', agentId, '198.51.100.1')).toBeGreaterThan(0)
    expect(await takeOfAgent('eu', await makeAgent(owner))).toBe(0)
  })
})

describe('answers to visitors whose leads were merged', () => {
  const merge = (leadId: string, otherId: string) =>
    owner.client.call(mergeLeads, { params: { ...aboutAgent().params, leadId }, body: { otherId } })
  async function shown(conversationId: string) {
    const params = { ...aboutAgent().params, conversationId }
    const { mailsTo } = (await owner.client.call(getInboxConversation, { params })).body.visitor
    const { givenEmail } = (await owner.client.call(getConversationLead, { params })).body
    const query = { workspaceId: owner.workspaceId, agentId }
    const { items } = (await owner.client.call(listInbox, { params: { region: 'eu' }, query })).body
    return { mailsTo, givenEmail, who: items.find(({ id }) => id === conversationId)?.who }
  }
  const transcript = (conversationId: string, to: string) =>
    owner.client.call(sendTranscript, { params: { ...aboutAgent().params, conversationId }, body: { to } })

  it('go to nobody who typed their address, and then another', async () => {
    const victim = await say(await visitor(), 'My mail is anna@visitors.example. How do I return something?')
    const attacker = await visitor()
    const theirs = await say(attacker, 'anna@visitors.example')
    expect((await merge(theirs, victim)).status).toBe(200)
    await say(attacker, 'Sorry, my email is evil@attacker.example', theirs)
    expect(await shown(victim)).toEqual({
      ...{ mailsTo: '', givenEmail: 'anna@visitors.example' },
      who: 'anna@visitors.example',
    })
    expect((await transcript(victim, 'evil@attacker.example')).status).toBe(422)
    const [lead] = await leads()
    expect(lead).toMatchObject({ email: 'anna@visitors.example', notes: 'evil@attacker.example' })
  })

  it('go to nobody’s address but their own', async () => {
    const victim = await say(await visitor(), 'Anna Smith, anna@visitors.example, 030 9876541')
    const theirs = await say(await visitor(), 'evil@attacker.example 030 9876541')
    expect((await merge(theirs, victim)).status).toBe(200)
    expect(await shown(victim)).toMatchObject({ mailsTo: 'a•••@visitors.example', who: 'Anna Smith' })
    expect(await shown(theirs)).toMatchObject({ mailsTo: 'e•••@attacker.example' })
    expect((await transcript(victim, 'evil@attacker.example')).status).toBe(422)
  })

  it('go where a form said, and nowhere by what a request knows of another conversation', async () => {
    const fields = [{ kind: 'email' as const, label: '', required: true }]
    await owner.client.call(saveAgent, { ...aboutAgent(), body: { chatForm: { fields, consent: '' } } })
    await owner.client.call(publishAgent, aboutAgent())
    app.clock.advance(2000)
    const anna = await visitor()
    await anna.call(sendChatForm, { ...aboutAgent(), body: { values: { email: 'anna@visitors.example' } } })
    const victim = await say(anna, 'When are you open?')
    const stranger = await visitor()
    const theirs = await say(stranger, 'call me on +44 20 7946 0018')
    expect((await merge(theirs, victim)).status).toBe(200)
    expect(await shown(victim)).toMatchObject({ mailsTo: 'a•••@visitors.example' })
    await say(stranger, 'I want to talk to a person', theirs)
    expect(await shown(theirs)).toMatchObject({ mailsTo: '', givenEmail: '' })
  })

  it('go where their message says, where an earlier version merged them', async () => {
    const victim = await say(await visitor(), 'My mail is anna@visitors.example. How do I return something?')
    const attacker = await visitor()
    const theirs = await say(attacker, 'anna@visitors.example')
    await merge(theirs, victim)
    const store = app.deps.stores.eu.collection<LeadDoc>('leads')
    const [held] = await store.find({ agentId }).toArray()
    const found = held!.found.map(({ value: _, ...find }) => find)
    const earlier = { email: 'evil@attacker.example', found, fieldRevs: {} }
    await store.updateOne({ _id: held!._id }, { $set: earlier })
    expect(await shown(victim)).toMatchObject({ who: '', givenEmail: '' })
    await upgradeLeads(app.deps.stores, 'eu')
    await upgradeLeads(app.deps.stores, 'eu')
    expect(await shown(victim)).toMatchObject({ givenEmail: 'anna@visitors.example' })
    await say(attacker, 'Sorry, my email is other@attacker.example', theirs)
    expect((await leads())[0]).toMatchObject({ email: 'evil@attacker.example' })
  })
})
