// No race: none are made here.
import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { formAmong } from '#mocks/contracts/conversations/form-values.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
import { getLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { listRequests } from '#mocks/contracts/requests/request.contract.ts'
import { always, setUpDesk } from '../../harness/desk.ts'
import type { HttpClient } from '../../harness/http-client.ts'

const { owner, agent, set, say, rolesOf, visitor } = setUpDesk()
const person = 'I want to talk to a person, please'
const fields = [
  { kind: 'email', label: '', required: true },
  { kind: 'own', label: 'Order number', required: true },
]
const handoffForm = { fields, consent: 'See our [policy](https://example.com/privacy).' }
const filledIn = { handoff_email: 'ana@example.com', handoff_own1: '*A-17*' }

const last = async (client: HttpClient) =>
  (await client.call(listVisitorMessages, agent())).body.items.at(-1)!
const fill = (client: HttpClient, values: Record<string, string>) =>
  client.call(sendVisitorMessage, { ...agent(), body: { text: 'filled in', values } })
const requestOf = async (id: string) =>
  (await owner.client.call(listRequests, agent())).body.items.find(({ ID }) => ID === id)
const leadOf = async (id: string) =>
  (await owner.client.call(listLeads, { ...agent(), query: {} })).body.items.find(({ conversationIds }) =>
    conversationIds.includes(id),
  )

it('asks in words alone unless its owner chose what is asked', async () => {
  const { message } = await say(await visitor(), person)
  expect(message.parts).toBeUndefined()
  const wrong = { handoffForm: { fields: [{ kind: 'own', label: ' ', required: true }], consent: '' } }
  expect((await owner.client.call(saveAgent, { ...agent(), body: wrong as never })).status).toBe(422)
})

it('asks who finds nobody there for what its owner chose, and keeps it with their request and lead', async () => {
  await set({ handoffForm })
  const client = await visitor()
  const { message, conversationId } = await say(client, person)
  expect(formAmong(message.parts)).toMatchObject({
    fields: [
      { name: 'handoff_email', label: 'Email', kind: 'email', required: true },
      { name: 'handoff_own1', label: 'Order number', required: true },
    ],
    submit: 'Send',
  })
  expect(JSON.stringify(message.blocks)).toContain('https://example.com/privacy')
  const refused = await fill(client, { handoff_email: 'ana' })
  expect(refused.error?.fields).toEqual({
    'values.handoff_email': 'Please enter an email address.',
    'values.handoff_own1': 'Please fill this in.',
  })
  const sent = await fill(client, filledIn)
  expect(sent.status, sent.text).toBe(200)
  expect(JSON.stringify(sent.body.message.blocks)).toContain('*A-17*')
  expect(sent.body.message.parts).toBeUndefined()
  expect(await requestOf(conversationId)).toMatchObject({
    ...{ email: 'ana@example.com', state: 'open' },
    message: `${person}\nOrder number: *A-17*`,
  })
  expect(await leadOf(conversationId)).toMatchObject({
    email: 'ana@example.com',
    fields: [{ column: 'Order number', value: '*A-17*' }],
    consent: handoffForm.consent,
  })
  expect((await owner.client.call(getLeadSettings, agent())).body.columns).toEqual(['Order number'])
  // Who asks again is not asked for it again.
  expect((await say(client, person)).message.parts).toBeUndefined()
})

it('asks who waits for a person, in the line that says so, and keeps that for the team', async () => {
  await set({ officeHours: always })
  const client = await visitor()
  const { conversationId } = await say(client, person)
  expect(await rolesOf(client)).toEqual(['user', 'waiting'])
  expect(formAmong((await last(client)).parts)?.fields).toHaveLength(2)
  expect((await fill(client, { handoff_email: 'kim@example.com' })).status).toBe(422)
  const values = { handoff_email: 'kim@example.com', handoff_own1: 'B-2' }
  expect((await fill(client, values)).status).toBe(200)
  expect(await rolesOf(client)).toEqual(['user', 'waiting', 'user', 'noted'])
  expect(await requestOf(conversationId)).toMatchObject({ email: 'kim@example.com' })
  expect((await requestOf(conversationId))?.message).toContain('Order number: B-2')
  expect(await leadOf(conversationId)).toMatchObject({
    fields: [{ column: 'Order number', value: 'B-2' }],
    consent: handoffForm.consent,
  })
})

it('keeps what is filled in once a member has the chat, however much was said since', async () => {
  const client = await visitor()
  const { conversationId } = await say(client, person)
  const chat = { params: { ...agent().params, conversationId } }
  expect((await owner.client.call(takeConversation, chat)).status).toBe(200)
  for (const at of [1, 2, 3]) {
    const body = { text: `One moment ${at}`, clientId: `moment-${at}` }
    const told = await owner.client.call(sendMemberMessage, { ...chat, body })
    expect(told.status, told.text).toBe(200)
  }
  await say(client, 'I wait')
  expect((await fill(client, { handoff_email: 'kai@example.com' })).status).toBe(422)
  const values = { handoff_email: 'kai@example.com', handoff_own1: 'E-5' }
  expect((await fill(client, values)).status).toBe(200)
  expect((await rolesOf(client)).slice(-2)).toEqual(['user', 'noted'])
  expect(await requestOf(conversationId)).toMatchObject({ email: 'kai@example.com' })
  expect(await leadOf(conversationId)).toMatchObject({
    fields: [{ column: 'Order number', value: 'E-5' }],
    consent: handoffForm.consent,
  })
})

it('reads what is filled in by the form and the text that were shown, whatever is asked today', async () => {
  const [one, other] = [await visitor(), await visitor()]
  const { conversationId } = await say(one, person)
  const { conversationId: second } = await say(other, person)
  const birthday = { kind: 'own', label: 'Birthday', required: false }
  await set({ handoffForm: { fields: [fields[0], birthday, fields[1]], consent: 'We sell it.' } })
  expect((await fill(one, { handoff_email: 'noa@example.com', handoff_own1: 'A-17' })).status).toBe(200)
  expect(await leadOf(conversationId)).toMatchObject({
    ...{ email: 'noa@example.com', consent: handoffForm.consent },
    fields: [{ column: 'Order number', value: 'A-17' }],
  })
  expect((await requestOf(conversationId))?.message).toContain('Order number: A-17')
  await set({ officeHours: [], handoffForm: { fields: [], consent: '' } })
  expect((await fill(other, { handoff_email: 'bo@example.com', handoff_own1: 'A-18' })).status).toBe(200)
  expect(await leadOf(second)).toMatchObject({
    ...{ email: 'bo@example.com', consent: handoffForm.consent },
    fields: [{ column: 'Order number', value: 'A-18' }],
  })
  await set({ handoffForm })
})

it('asks only for what was not told before the chat, and nothing where all was', async () => {
  await set({ officeHours: [], chatForm: { fields, consent: '' } })
  const client = await visitor()
  await client.call(sendChatForm, {
    ...agent(),
    body: { values: { email: 'lee@example.com', own1: 'C-3' } },
  })
  expect((await say(client, person)).message.parts).toBeUndefined()
  await set({ chatForm: { fields: [fields[0]], consent: '' } })
  const other = await visitor()
  await other.call(sendChatForm, { ...agent(), body: { values: { email: 'mo@example.com' } } })
  const { message, conversationId } = await say(other, person)
  expect(formAmong(message.parts)?.fields.map(({ label }) => label)).toEqual(['Order number'])
  expect((await fill(other, { handoff_own1: 'D-4' })).status).toBe(200)
  expect(await requestOf(conversationId)).toMatchObject({ email: 'mo@example.com' })
  expect((await requestOf(conversationId))?.message).toContain('Order number: D-4')
})

it('takes a form for it where no chat history is kept', async () => {
  await set({ recordChatHistory: false, chatForm: { fields: [], consent: '' } })
  const client = await visitor()
  const { conversationId, message } = await say(client, person)
  expect(formAmong(message.parts)?.fields).toHaveLength(2)
  expect((await fill(client, filledIn)).status).toBe(200)
  expect(await requestOf(conversationId)).toMatchObject({ email: 'ana@example.com' })
})
