// No race: none are made here.
import { expect, it } from 'vitest'
import { createInboxRounds } from '#api/inbox/inbox-rounds.ts'
import { owedAnswerJob } from '#api/live/owed-answers.ts'
import { createPresence } from '#api/live/presence.ts'
import { createWaitingRounds } from '#api/live/waiting-rounds.ts'
import { createRequestBudgets } from '#api/requests/request-budgets.ts'
import { listConversations } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  releaseConversation,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { getPresence, openLiveStream, savePresence } from '#mocks/contracts/live/live.contract.ts'
import { listRequests } from '#mocks/contracts/requests/request.contract.ts'
import { always, setUpDesk } from '../../harness/desk.ts'
import { doDueJobs } from '../../harness/do-due-jobs.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { readLive } from '../../harness/live-client.ts'
import { signUp } from '../../harness/sign-up.ts'
import { addMember } from '../../harness/workspace-people.ts'

const { app, owner, agent, set, say, rolesOf, visitor } = setUpDesk({
  env: { PUBLIC_URL: 'https://app.example' },
})

async function cardOf(id: string) {
  const { items } = (await owner.client.call(listConversations, agent())).body
  return items.find((card) => card.id === id)
}

it('asks for details while nobody can answer', async () => {
  const one = await visitor()
  const { conversationId, message } = await say(one, 'I want to talk to a person')
  expect(message.role).toBe('assistant')
  expect(await cardOf(conversationId)).toMatchObject({ state: 'open', handledBy: 'agent' })
  const { items } = (await owner.client.call(listRequests, agent())).body
  expect(items.map(({ ID }) => ID)).toContain(conversationId)
})

it.each([
  'I want to talk to a person',
  'Ich möchte mit einem Menschen sprechen',
  'Je veux parler à un humain',
  'אני רוצה לדבר עם נציג',
])('lets a visitor wait while somebody is online who says: %s', async (text) => {
  const stream = await readLive(owner.client, `/api/eu/v2/live?agentId=${owner.agentId}`)
  const one = await visitor()
  await say(one, 'Hello')
  const { conversationId, message } = await say(one, text)
  expect(message.role).toBe('user')
  const told = await stream.until(({ card }) => card?.state === 'waiting')
  expect(told.conversationId).toBe(conversationId)
  expect(await rolesOf(one)).toEqual(['user', 'assistant', 'user', 'waiting'])
  expect(await cardOf(conversationId)).toMatchObject({ state: 'waiting', handledBy: 'member' })
  const params = { ...agent().params, conversationId }
  await owner.client.call(takeConversation, { params })
  const body = { text: 'Hello, this is Anna.', clientId: 'client-id-0001' }
  expect((await owner.client.call(sendMemberMessage, { params, body })).status).toBe(200)
  expect((await rolesOf(one)).slice(-2)).toEqual(['joined', 'member'])
  // Somebody without a name is told of by nothing of their address.
  const said = (await one.call(listVisitorMessages, agent())).body.items.slice(-2)
  const someone = 'A member of our team'
  expect(said.map(({ notice, by }) => (notice ?? by)?.name)).toEqual([someone, someone])
  stream.close()
})

it('passes on a question it cannot answer with the address beside it, and none it can', async () => {
  const one = await visitor()
  const text = 'Do you cater weddings in Ulan Bator? Please answer to mo.berg@example.com'
  const { conversationId, message } = await say(one, text)
  expect(message.known).toBe(false)
  expect(JSON.stringify(message.blocks)).toContain('mo.berg@example.com')
  const { items } = (await owner.client.call(listRequests, agent())).body
  expect(items.find(({ ID }) => ID === conversationId)).toMatchObject({
    email: 'mo.berg@example.com',
    message: text,
  })
  const other = await say(await visitor(), 'How do I return something? My address is kim.lang@example.com')
  expect(other.message.known).toBe(true)
  const after = (await owner.client.call(listRequests, agent())).body.items
  expect(after.map(({ ID }) => ID)).not.toContain(other.conversationId)
})

it('tells colleagues who is online', async () => {
  const params = { region: 'eu', uid: owner.workspaceId } as const
  const colleague = await signUp(app)
  const { client, email } = colleague
  await addMember(app, owner, colleague)
  const colleagues = async () => (await owner.client.call(getPresence, { params })).body.colleagues
  expect(await colleagues()).toEqual([])
  const stream = await readLive(client, `/api/eu/v2/live?agentId=${owner.agentId}`)
  await expect.poll(colleagues).toEqual([email])
  stream.close()
  await expect.poll(colleagues).toEqual([])
})

it('counts nobody as online who chose not to be, or has no page open', async () => {
  const presence = (online: boolean) =>
    owner.client.call(savePresence, { params: { region: 'eu', uid: owner.workspaceId }, body: { online } })
  const stream = await readLive(owner.client, `/api/eu/v2/live?agentId=${owner.agentId}`)
  await presence(false)
  const one = await visitor()
  expect((await say(one, 'I want to talk to a person')).message.role).toBe('assistant')
  await presence(true)
  const two = await visitor()
  expect((await say(two, 'I want to talk to a person')).message.role).toBe('user')
  stream.close()
  await stream.over
  await expect
    .poll(async () => {
      const three = await visitor()
      return (await say(three, 'I want to talk to a person')).message.role
    })
    .toBe('assistant')
  // Where no stream comes through, whoever asks page by page is there as well, until they ask no more.
  await owner.client.call(openLiveStream, { params: { region: 'eu' }, query: { agentId: owner.agentId } })
  expect((await say(await visitor(), 'I want to talk to a person')).message.role).toBe('user')
  app.clock.advance(46_000)
  expect((await say(await visitor(), 'I want to talk to a person')).message.role).toBe('assistant')
})

it('counts nobody as online who may only look', async () => {
  const looker = await signUp(app)
  await addMember(app, owner, looker, ['view'])
  const stream = await readLive(looker.client, `/api/eu/v2/live?agentId=${owner.agentId}`)
  const one = await visitor()
  expect((await say(one, 'I want to talk to a person')).message.role).toBe('assistant')
  stream.close()
  await stream.over
})

it('goes on counting who has a page open at another server', async () => {
  const elsewhere = createPresence(app.deps)
  const workspace = { region: 'eu', workspaceId: owner.workspaceId } as const
  const leave = await elsewhere.arrive(workspace, owner.email)
  const here = await createPresence(app.deps).arrive(workspace, owner.email)
  await here()
  expect(await elsewhere.reachable(workspace)).toEqual([owner.email])
  await leave()
  expect(await elsewhere.reachable(workspace)).toEqual([])
})

it('lets visitors wait in office hours, mails when nobody comes, and goes back to the agent', async () => {
  await set({ officeHours: always, handoffMailMinutes: 2, handoffFallbackMinutes: 10 })
  const one = await visitor()
  const { conversationId } = await say(one, 'I want to talk to a person, <b>now</b>')
  expect(await cardOf(conversationId)).toMatchObject({ state: 'waiting' })
  const round = () => createWaitingRounds(app.deps).round()
  // Others wait too, and whose mail comes first is anybody's.
  const mails = async () =>
    (await app.mailsTo(owner.email)).filter(
      ({ subject, text }) =>
        subject.includes('waits for a person') && text.includes('I want to talk to a person, <b>now</b>'),
    )
  await round()
  expect(await mails()).toEqual([])
  app.clock.advance(2 * 60_000 + 1)
  await Promise.all([round(), round()])
  expect(await mails()).toHaveLength(1)
  const chat = `https://app.example/app/eu/agents/${owner.agentId}/convos?chat=${conversationId}`
  expect((await mails())[0]?.text.split('\n').at(-1)).toBe(`Answer them: ${chat}`)
  await round()
  expect(await mails()).toHaveLength(1)
  app.clock.advance(8 * 60_000)
  await round()
  await doDueJobs(app, owedAnswerJob)
  expect(await rolesOf(one)).toEqual(['user', 'waiting', 'handedBack', 'assistant'])
  expect(await cardOf(conversationId)).toMatchObject({
    state: 'open',
    handledBy: 'agent',
    waitingSince: null,
  })
  const { message } = await say(one, 'Anna Smith, 0171 2345678')
  expect(JSON.stringify(message.blocks)).toContain('0171')
})

it('answers what was written while nobody came, and asks how they are reached in the same breath', async () => {
  await set({ officeHours: always, handoffMailMinutes: 0, handoffFallbackMinutes: 10 })
  const asks = async (visitor: HttpClient) => {
    const { items } = (await visitor.call(listVisitorMessages, agent())).body
    return JSON.stringify(items.at(-1)?.blocks)
  }
  const [only, both, left, released] = await Promise.all([visitor(), visitor(), visitor(), visitor()])
  for (const one of [only, both, left, released]) await say(one, 'I want to talk to a person')
  const { conversationId } = await say(released, 'What does a cake cost?')
  await say(both, 'What does a cake cost?')
  await say(left, 'Lea Smith, 0171 7654321')
  app.clock.advance(10 * 60_000 + 1)
  const press = () =>
    owner.client.call(releaseConversation, { params: { ...agent().params, conversationId } })
  await press()
  await createWaitingRounds(app.deps).round()
  await doDueJobs(app, owedAnswerJob)
  await expect
    .poll(() => Promise.all([only, both, left, released].map((one) => rolesOf(one))), { timeout: 10_000 })
    .toEqual([
      ['user', 'waiting', 'handedBack', 'assistant'],
      ['user', 'waiting', 'user', 'handedBack', 'assistant'],
      ['user', 'waiting', 'user', 'noted', 'handedBack', 'assistant'],
      ['user', 'waiting', 'user', 'handedBack', 'assistant'],
    ])
  expect(await asks(left)).toContain('0171')
  const details = await asks(only)
  expect(details).toMatch(/reach|email/i)
  expect(await asks(both)).toMatch(/reach|email/i)
  const { message } = await say(both, 'ben@example.org')
  expect(JSON.stringify(message.blocks)).toContain('ben@example')
})

it.each([
  ['en', 'I want to talk to a person', 'We are back on'],
  ['de', 'Ich möchte mit einem Menschen sprechen', 'Wir sind am'],
])('says in %s when people are back, where it is not their hour', async (lang, text, words) => {
  const day = ((new Date(app.clock.now()).getUTCDay() + 2) % 7) + 1
  await set({ lang, officeHours: [{ day, from: '09:00', to: '17:00' }] })
  const { message } = await say(await visitor(), text)
  expect(message.role).toBe('assistant')
  expect(JSON.stringify(message.blocks)).toMatch(new RegExp(`${words} [^"]*9:00`))
  await set({ lang: 'en', officeHours: [] })
})

it('only takes messages where handing over is turned off', async () => {
  await set({ officeHours: always, disableHandoff: true })
  const one = await visitor()
  expect((await say(one, 'I want to talk to a person')).message.role).toBe('assistant')
  await set({ officeHours: [], disableHandoff: false })
})

it('says nothing of who answers where that is turned off', async () => {
  await set({ disableHandoffMessages: true })
  const one = await visitor()
  const { conversationId } = await say(one, 'Hello')
  await owner.client.call(takeConversation, { params: { ...agent().params, conversationId } })
  expect(await rolesOf(one)).toEqual(['user', 'assistant'])
})

it('says that one waits for a person where who answers is hidden', async () => {
  await set({ disableHandoffMessages: true, officeHours: always })
  const one = await visitor()
  await say(one, 'I want to talk to a person')
  expect(await rolesOf(one)).toEqual(['user', 'waiting'])
})

it('closes by itself what is quiet, and says so to the visitor, whoever answers being hidden or not', async () => {
  const said: (string | undefined)[][] = []
  const params = { region: 'eu' } as const
  for (const disableHandoffMessages of [false, true]) {
    await set({ disableHandoffMessages })
    const one = await visitor()
    const { conversationId } = await say(one, 'Hello')
    const before = await cardOf(conversationId)
    const body = { workspaceId: owner.workspaceId, autoCloseDays: 1 }
    expect((await owner.client.call(saveInboxSettings, { params, body })).status).toBe(200)
    // Visits end before such days do.
    const tomorrow = { ...app.deps, now: () => app.clock.now() + 25 * 3_600_000 }
    await createInboxRounds(tomorrow).close()
    await createInboxRounds(tomorrow).close()
    said.push(await rolesOf(one))
    // It does not rise among the others by it.
    const { lastMessageAt } = before ?? {}
    expect(await cardOf(conversationId)).toMatchObject({ state: 'closed', lastMessageAt, messageCount: 2 })
  }
  expect(said).toEqual([
    ['user', 'assistant', 'closed'],
    ['user', 'assistant', 'closed'],
  ])
})

it('tells a visitor who waits that their details are not passed on where too many were lately, keeps each message once, and lets them wait', async () => {
  await set({ officeHours: always })
  const one = await visitor()
  const { conversationId } = await say(one, 'I want to talk to a person')
  const budgets = createRequestBudgets(app.deps)
  while ((await budgets.take('eu', owner.agentId, '127.0.0.1')) === 0);
  const body = { text: 'Ana Lima, ana@example.com', clientId: 'client-id-0001' }
  for (let tries = 0; tries < 2; tries += 1) {
    const said = await one.call(sendVisitorMessage, { ...agent(), body })
    expect(said.status, said.text).toBe(200)
  }
  expect(await rolesOf(one)).toEqual(['user', 'waiting', 'user', 'waiting'])
  const { items } = (await one.call(listVisitorMessages, agent())).body
  expect(JSON.stringify(items.at(-1))).toContain('I cannot pass this on to the team right now.')
  expect(await cardOf(conversationId)).toMatchObject({ state: 'waiting', handledBy: 'member' })
  expect((await owner.client.call(listRequests, agent())).body.items.map(({ ID }) => ID)).not.toContain(
    conversationId,
  )
})
