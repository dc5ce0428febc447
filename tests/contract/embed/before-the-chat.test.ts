// No race: none are made here.
import { expect, it } from 'vitest'
import { owedAnswerJob } from '#api/live/owed-answers.ts'
import { createWaitingRounds } from '#api/live/waiting-rounds.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getFigures, getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import { getPublicAgent, listVisitorMessages } from '#mocks/contracts/embed/embed.contract.ts'
import { rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
import { getLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { listRequests } from '#mocks/contracts/requests/request.contract.ts'
import { always, setUpDesk } from '../../harness/desk.ts'
import { doDueJobs } from '../../harness/do-due-jobs.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { readLive } from '../../harness/live-client.ts'

const { app, owner, agent, set, say, rolesOf, visitor } = setUpDesk()
const publicAgent = async () => (await app.client().call(getPublicAgent, agent())).body
const leads = async () => (await owner.client.call(listLeads, { ...agent(), query: {} })).body.items

const fields = [
  { kind: 'name', label: '', required: false },
  { kind: 'email', label: '', required: true },
  { kind: 'phone', label: '', required: false },
  { kind: 'own', label: 'Company', required: false },
]

const ownQuestion = (at: number) => ({ kind: 'own', label: `Question ${at}`, required: false })

it('asks nothing unless its owner wants that', async () => {
  expect(await publicAgent()).not.toHaveProperty('chatForm')
  const sent = await (await visitor()).call(sendChatForm, { ...agent(), body: { values: {} } })
  expect(sent.status).toBe(403)
})

it.each([
  ['an own question without words', [{ kind: 'own', label: ' ', required: true }]],
  ['the same twice', [fields[0], fields[0]]],
  ['what is none of its kinds', [{ kind: 'password', label: '', required: true }]],
  ['too many', Array.from({ length: 9 }, (_, at) => ({ kind: 'own', label: `Q${at}`, required: true }))],
])('takes no form with %s', async (_, wrong) => {
  const body = { chatForm: { fields: wrong, consent: '' } }
  expect((await owner.client.call(saveAgent, { ...agent(), body: body as never })).status).toBe(422)
})

it('shows the published form in the agent’s language, its consent without markup', async () => {
  const consent =
    'See our [policy](https://example.com/privacy) <img src=x onerror=alert(1)> [x](javascript:alert(1))'
  await set({ lang: 'de', chatForm: { fields, consent } })
  const { chatForm } = await publicAgent()
  expect(chatForm?.form.fields.map(({ name, label, required }) => [name, label, required])).toEqual([
    ['name', 'Name', undefined],
    ['email', 'E-Mail', true],
    ['phone', 'Telefonnummer', undefined],
    ['own3', 'Company', undefined],
  ])
  expect(chatForm?.skip).toBe('')
  expect(JSON.stringify(chatForm?.consent)).toContain('https://example.com/privacy')
  expect(JSON.stringify(chatForm?.consent)).not.toContain('"javascript:')
  await set({ chatForm: { fields: [{ kind: 'name', label: '', required: false }], consent: '' } })
  expect((await publicAgent()).chatForm?.skip).toBe('Überspringen')
  await set({ lang: 'en', chatForm: { fields, consent: 'We only use it to **answer** you.' } })
})

it('makes a lead of what was filled in, with its columns and the consent that was shown', async () => {
  const client = await visitor()
  const send = (values: Record<string, string>) => client.call(sendChatForm, { ...agent(), body: { values } })
  expect((await send({ name: 'Ana' })).error?.fields).toEqual({ 'values.email': 'Please fill this in.' })
  expect((await send({ email: 'ana' })).error?.fields).toEqual({
    'values.email': 'Please enter an email address.',
  })
  expect((await send({ email: 'ana@example.com', phone: '12' })).error?.fields).toEqual({
    'values.phone': 'Please enter a phone number.',
  })
  expect(await leads()).toEqual([])
  const values = { name: 'Ana', email: 'ana@example.com', phone: '+49 30 901820', own3: '=Acme', other: 'x' }
  expect((await send(values)).status).toBe(200)
  const [lead] = await leads()
  expect(lead).toMatchObject({
    ...{ name: 'Ana', email: 'ana@example.com', phone: '+49 30 901820', source: 'form' },
    consent: 'We only use it to **answer** you.',
    fields: [{ column: 'Company', value: '=Acme' }],
  })
  expect((await owner.client.call(getLeadSettings, agent())).body.columns).toEqual(['Company'])
  const { conversationId } = await say(client, 'Hello')
  expect(lead?.conversationIds).toEqual([conversationId])
  // The same once more makes no other one.
  expect((await send({ ...values, name: 'Ana Lima' })).status).toBe(200)
  expect(await leads()).toMatchObject([{ name: 'Ana Lima' }])
})

it('keeps what is filled in with an address that is known as a lead apart, with its consent', async () => {
  await set({ chatForm: { fields, consent: 'We keep it for a year.' } })
  const client = await visitor()
  const { conversationId } = await say(client, 'My address is ana@example.com')
  expect(await leads()).toMatchObject([{ name: '', email: 'ana@example.com' }, { name: 'Ana Lima' }])
  const values = { name: 'Ana Sousa', email: 'ana@example.com', own3: 'Beta' }
  for (const _ of [1, 2])
    expect((await client.call(sendChatForm, { ...agent(), body: { values } })).status).toBe(200)
  const kept = await leads()
  expect(kept).toHaveLength(2)
  expect(kept.find(({ name }) => name === 'Ana Lima')).toMatchObject({
    consent: 'We only use it to **answer** you.',
    fields: [{ column: 'Company', value: '=Acme' }],
  })
  expect(kept.find(({ name }) => name === 'Ana Sousa')).toMatchObject({
    ...{ email: 'ana@example.com', source: 'form', consent: 'We keep it for a year.' },
    ...{ fields: [{ column: 'Company', value: 'Beta' }], conversationIds: [conversationId] },
  })
  await set({ chatForm: { fields, consent: 'We only use it to **answer** you.' } })
})

it('reads what is filled in by the form and the text that were shown, whatever is asked today', async () => {
  const consent = 'We only use it to **answer** you.'
  const { version } = await publicAgent()
  const values = { email: 'uma@example.com', own3: 'Gamma' }
  const send = async (body: { values: Record<string, string>; version?: number }) =>
    (await visitor()).call(sendChatForm, { ...agent(), body })
  const leadOf = async (address: string) => (await leads()).find(({ email }) => email === address)
  const asked = [{ kind: 'email', label: '', required: true }, ...[1, 2, 3].map(ownQuestion)]
  await set({ chatForm: { fields: asked, consent: 'We sell it.' } })
  expect((await send({ version, values })).status).toBe(200)
  const shown = { consent, fields: [{ column: 'Company', value: 'Gamma' }] }
  expect(await leadOf('uma@example.com')).toMatchObject(shown)
  await set({ chatForm: { fields: [], consent: '' } })
  expect((await send({ version, values: { ...values, email: 'ira@example.com' } })).status).toBe(200)
  expect(await leadOf('ira@example.com')).toMatchObject(shown)
  // Of a form that is not known any more, only what nothing else can be meant by is kept.
  await set({ chatForm: { fields: asked, consent: 'We sell it.' } })
  expect((await send({ version: 999, values: { ...values, email: 'ute@example.com' } })).status).toBe(200)
  expect(await leadOf('ute@example.com')).toMatchObject({ consent: '', fields: [] })
  await set({ chatForm: { fields, consent } })
})

it('hands over who pressed the button that is there from the start', async () => {
  await set({ handoffChoice: true, UIhandoffTitle: 'Ask Mia', officeHours: always })
  const { suggestions } = await publicAgent()
  expect(suggestions.at(-1)).toBe('Ask Mia')
  const waiting = await visitor()
  expect((await say(waiting, 'Ask Mia')).message.role).toBe('user')
  expect(await rolesOf(waiting)).toEqual(['user', 'waiting'])
  // An address left while waiting is the team's to answer, and is not asked for when nobody came.
  const { conversationId } = await say(waiting, 'I have to go, write to lee@example.com please')
  expect(await rolesOf(waiting)).toEqual(['user', 'waiting', 'user', 'noted'])
  const { items } = (await owner.client.call(listRequests, agent())).body
  expect(items.find(({ ID }) => ID === conversationId)).toMatchObject({
    email: 'lee@example.com',
    state: 'open',
  })
  app.clock.advance(10 * 60_000 + 1)
  await createWaitingRounds(app.deps).round()
  await doDueJobs(app, owedAnswerJob)
  const last = (await waiting.call(listVisitorMessages, agent())).body.items.at(-1)
  expect(JSON.stringify(last?.blocks)).toContain('lee@example.com')
  await set({ officeHours: [] })
  const leaving = await visitor()
  const { message } = await say(leaving, 'Ask Mia')
  expect(JSON.stringify(message.blocks)).toContain('Ask Mia')
  // Who left an address in the form is not asked for it again.
  const known = await visitor()
  await known.call(sendChatForm, { ...agent(), body: { values: { email: 'kim@example.com' } } })
  expect(JSON.stringify((await say(known, 'Ask Mia')).message.blocks)).toContain('kim@example.com')
  await set({ handoffChoice: false })
  expect((await publicAgent()).suggestions).not.toContain('Ask Mia')
})

it('tells members of a rating as it happens, counts it, and refuses other people’s', async () => {
  const client = await visitor()
  const { message, conversationId } = await say(client, 'When are you open?')
  const stream = await readLive(owner.client, `/api/eu/v2/live?agentId=${owner.agentId}`)
  const rate = (by: HttpClient, rating: 'up' | 'down' | null) =>
    by.call(rateAnswer, { ...agent(), body: { messageId: message.id, rating } })
  expect((await rate(await visitor(), 'down')).status).toBe(404)
  expect((await rate(client, 'down')).status).toBe(200)
  const told = await stream.until((event) => event.message?.rating === 'down')
  expect(told).toMatchObject({ conversationId, message: { id: message.id } })
  stream.close()
  const read = await owner.client.call(listMessages, { params: { ...agent().params, conversationId } })
  expect(read.body.items.at(-1)?.rating).toBe('down')
  const day = new Date(app.clock.now()).toISOString().slice(0, 10)
  const figures = async () =>
    (await owner.client.call(getFigures, { ...agent(), query: { from: day, to: day } })).body.totals
  app.clock.advance(3_000)
  expect(await figures()).toMatchObject({ up: 0, down: 1 })
  const asked = await owner.client.call(getQuestionGroups, { ...agent(), query: { from: day, to: day } })
  expect(asked.body.groups).toContainEqual(
    expect.objectContaining({ question: 'When are you open?', disliked: 1 }),
  )
  await rate(client, 'up')
  app.clock.advance(3_000)
  expect(await figures()).toMatchObject({ up: 1, down: 0 })
  await rate(client, null)
  app.clock.advance(3_000)
  expect(await figures()).toMatchObject({ up: 0, down: 0 })
  await set({ answerRatings: false })
  expect((await publicAgent()).ratings).toBe(false)
  expect((await rate(client, 'up')).status).toBe(403)
})
