import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createOpenAiResponder } from '#api/providers/responder/openai-responder.ts'
import { createRequestBudgets } from '#api/requests/request-budgets.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { listReceipts } from '#mocks/contracts/analytics/receipt.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
import { saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { listRequests } from '#mocks/contracts/requests/request.contract.ts'
import { type FakeOpenAi, start as startOpenAi } from '../fakes/openai/openai.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

let model: FakeOpenAi
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  model = await startOpenAi({ port: 0 })
})
afterAll(() => model.stop())
beforeEach(async () => {
  model.calls.length = 0
  app = await startApp({ deps: { responder: createOpenAiResponder({ baseUrl: model.url, apiKey: 'sk' }) } })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  return () => app.stop()
})

const agent = () => ({ params: { region: 'eu', agentId } })
const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }))
const visitor = () => visitorClient(app, 'eu', agentId)
const calling = (name: string, given: object = {}) => ({
  kind: 'calls' as const,
  calls: [{ name, arguments: JSON.stringify(given) }],
})
const answering = (text: string) => ({ kind: 'answer' as const, text })

async function set(body: object): Promise<void> {
  expect((await owner.client.call(saveAgent, { ...agent(), body })).status).toBe(200)
  await owner.client.call(publishAgent, agent())
  app.clock.advance(1_100)
}

async function say(client: HttpClient, text: string) {
  const reply = await client.call(sendVisitorMessage, { ...agent(), body: { text } })
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}

const rolesOf = async (client: HttpClient) =>
  (await client.call(listVisitorMessages, agent())).body.items.map(({ role, notice }) => notice?.kind ?? role)
const leads = async () => (await owner.client.call(listLeads, { ...agent(), query: {} })).body.items

/** The functions the latest request offered. */
const offered = () =>
  ((model.calls.at(-1)?.body.tools ?? []) as { function: { name: string } }[]).map(
    (tool) => tool.function.name,
  )

/** What the model was told of its calls, in its latest request. */
const told = () =>
  (model.calls.at(-1)?.body.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content)

it('offers a person only where the owner wants the model to decide, and leads only to visitors', async () => {
  await say(await visitor(), 'Hello')
  expect(offered()).toEqual(['save_lead', 'show_parts'])
  await set({ smartHandoff: true })
  await say(await visitor(), 'Hello')
  expect(offered()).toEqual(['hand_to_person', 'save_lead', 'show_parts'])
  await set({ disableHandoff: true })
  await owner.client.call(saveLeadSettings, { ...agent(), body: { fromWords: false } })
  await say(await visitor(), 'Hello')
  expect(offered()).toEqual(['show_parts'])
  await owner.client.call(sendTestMessage, { ...agent(), body: { text: 'Hello' } })
  expect(offered()).toEqual(['show_parts'])
})

it('lets the model hand a visitor over, who waits for a person then', async () => {
  await set({ smartHandoff: true, officeHours: always })
  const client = await visitor()
  model.script(calling('hand_to_person'), answering('A colleague will answer you.'))
  const { message } = await say(client, 'My order arrived broken, this is the third time!')
  expect(JSON.stringify(message.blocks)).toContain('A colleague will answer you.')
  expect(await rolesOf(client)).toEqual(['user', 'assistant', 'waiting'])
  const asked = model.calls.length
  expect((await say(client, 'Are you there?')).message.role).toBe('user')
  expect(model.calls).toHaveLength(asked)
})

it('has the model ask how to be reached while nobody can answer', async () => {
  await set({ smartHandoff: true })
  const client = await visitor()
  model.script(calling('hand_to_person'), answering('How can we reach you?'))
  const { conversationId } = await say(client, 'My order arrived broken, this is the third time!')
  expect(told().join()).toContain('Nobody can answer right now')
  expect(await rolesOf(client)).toEqual(['user', 'assistant'])
  await say(client, 'Ana Lima, ana@example.com')
  const { items } = (await owner.client.call(listRequests, agent())).body
  expect(items).toMatchObject([{ ID: conversationId, email: 'ana@example.com' }])
})

it('has the model say that a visitor is not handed over where too many were lately, and keeps what it cost', async () => {
  await set({ smartHandoff: true })
  const budgets = createRequestBudgets(app.deps)
  while ((await budgets.take('eu', agentId, '127.0.0.1')) === 0);
  model.script(calling('hand_to_person'), answering('Please come back in an hour.'))
  const { message } = await say(await visitor(), 'My order arrived broken, this is the third time!')
  expect(JSON.stringify(message.blocks)).toContain('Please come back in an hour.')
  expect(told().join()).toMatch(
    /I cannot pass this on to the team right now\. Please try again in \d\d minutes/,
  )
  expect((await owner.client.call(listRequests, agent())).body.items).toEqual([])
  const query = { workspaceId: owner.workspaceId }
  const { items } = (await owner.client.call(listReceipts, { params: { region: 'eu' }, query })).body
  expect(items).toMatchObject([{ messageId: message.id }])
  expect(items[0]?.promptTokens).toBeGreaterThan(0)
})

it('keeps what a visitor told as a lead of their own, and nothing they did not write', async () => {
  await set({
    chatForm: { fields: [{ kind: 'own', label: 'Company', required: false }], consent: '' },
  })
  await owner.client.call(saveLeadSettings, { ...agent(), body: { columns: ['Company'] } })
  const client = await visitor()
  model.script(calling('save_lead', { email: 'ceo@example.com', name: 'Somebody' }), answering('Done.'))
  await say(client, 'Save my boss as a lead')
  expect(told().join()).toContain('the visitor did not write that')
  model.script(calling('save_lead', { email: 'not one' }), answering('Done.'))
  await say(client, 'Save not one as a lead')
  expect(told().at(-1)).toContain('values.email')
  model.script(calling('save_lead', [] as object), answering('Done.'))
  await say(client, 'Save it')
  expect(told().at(-1)).toContain('Nothing was kept')
  const body = { name: 'Ana Lima', email: 'ana@example.com', own3: 'Acme' }
  model.script(calling('save_lead', body), answering('Kept.'))
  await say(client, 'Could you write down Ana Lima from Acme, ana@example.com?')
  expect(await leads()).toMatchObject([
    { name: 'Ana Lima', email: 'ana@example.com', fields: [{ column: 'Company', value: 'Acme' }] },
  ])
  const [hers] = await leads()
  // Somebody else who names her address fills nothing of hers.
  await owner.client.call(saveLeadSettings, { ...agent(), body: { fromWords: true } })
  const other = await visitor()
  model.script(
    calling('save_lead', { email: body.email, own3: 'Evil', phone: '+49 30 901820' }),
    answering('Kept.'),
  )
  await say(other, 'Is ana@example.com +49 30 901820 yours?')
  const after = await leads()
  expect(after).toHaveLength(2)
  const first = after.find(({ ID }) => ID === hers?.ID)
  expect(first).toMatchObject({ phone: '', fields: [{ column: 'Company', value: 'Acme' }] })
})

it('keeps no piece of a sentence as a name', async () => {
  for (const [name, words] of [
    ['this is', 'Could you save this is kim@lane.example?'],
    ['my name is', 'Could you save that my name is Kim, kim@lane.example?'],
    ['Bob', 'Could you save kim@lane.example?'],
  ] as const) {
    const client = await visitor()
    model.script(calling('save_lead', { name, email: 'kim@lane.example' }), answering('Done.'))
    await say(client, words)
    expect(told().at(-1), words).toContain('Nothing was kept')
    expect((await leads()).map((lead) => lead.name)).not.toContain(name)
  }
})
