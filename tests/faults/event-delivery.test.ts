import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventRepository } from '#api/library/events/event.repository.ts'
import { createEventDelivery } from '#api/library/events/event-delivery.ts'
import { createEventRecorder } from '#api/library/events/event-recorder.ts'
import { createFailedEventsMails } from '#api/library/events/failed-events-mails.ts'
import type { Mail } from '#api/providers/mail/mail.ts'
import { mailLeaseMs, mailTryMs, mostMailTries } from '#api/shared/mail-people.ts'
import {
  createAgentWebhookSecret,
  getAgentWebhook,
  saveAgentWebhook,
} from '#mocks/contracts/library/agent-webhook.contract.ts'
import { maxAttempts } from '#mocks/contracts/library/delivery-limits.ts'
import {
  createEventSecret,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from '#mocks/contracts/library/event.contract.ts'
import type { EventType, WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import { type FakeEventEndpoint, isSigned, start } from '../fakes/events/event-endpoint.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { addMember, makeAgent } from '../harness/workspace-people.ts'

const region = 'eu'
const hour = 3_600_000

let endpoint: FakeEventEndpoint
let app: RunningApp
let owner: Person
let params: { region: string; workspaceId: string }

beforeEach(async () => {
  endpoint = await start({ port: 0 })
  app = await startApp({ env: { SITE_READER_ALLOW: endpoint.host } })
  owner = await signUp(app)
  params = { region, workspaceId: owner.workspaceId }
})
afterEach(async () => {
  await app.stop()
  await endpoint.stop()
})

async function subscribe(...subscribedEvents: EventType[]): Promise<void> {
  const body = { endpoint: endpoint.url, subscribedEvents }
  const saved = await owner.client.call(saveEventSettings, { params, body })
  expect(saved.status, saved.text).toBe(200)
}

/** Records an event and waits for it to be written. */
async function happen(type: EventType = 'agent_created'): Promise<WorkspaceEvent> {
  const before = (await listed()).length
  createEventRecorder(app.deps).record(region, owner.workspaceId, type, { agentName: 'Front desk' })
  return vi.waitFor(async () => {
    const [event, ...rest] = await listed()
    if (!event || rest.length !== before) throw new Error('Not written yet')
    return event
  })
}

async function listed(): Promise<WorkspaceEvent[]> {
  const { body } = await owner.client.call(listEvents, {
    params: { region },
    query: { workspaceId: owner.workspaceId },
  })
  return body.items
}

async function stateOf({ ID }: WorkspaceEvent) {
  return (await listed()).find((event) => event.ID === ID)
}

const round = (limitMs = 2000) => createEventDelivery(app.deps, { limitMs }).round()

/** A process of its own that mails about failed events, as `send` does. */
const mailsOf = (send: Mail['send'] = app.deps.mail.send) =>
  createFailedEventsMails({ ...app.deps, mail: { kind: 'smtp', send } })

/** Every attempt at an event fails, the last one, too. */
async function failForGood(): Promise<void> {
  await subscribe('agent_created')
  await happen()
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    endpoint.script({ status: 500 })
    await round()
    app.clock.advance(12 * hour)
  }
}

async function toldOf({ email }: Person): Promise<string[]> {
  const mails = await app.mailsTo(email)
  return mails.filter(({ subject }) => subject.includes('could not be delivered')).map(({ text }) => text)
}

it('delivers what is subscribed, signed, under one id and without the workspace’s secret', async () => {
  await subscribe('agent_created')
  const { body } = await owner.client.call(createEventSecret, { params })
  const settings = await owner.client.call(getEventSettings, { params })
  const event = await happen()
  await happen('agent_deleted')
  await round()
  expect(endpoint.calls).toHaveLength(1)
  const [call] = endpoint.calls
  if (!call) throw new Error('Nothing arrived')
  expect(call.body).toEqual({
    type: 'agent_created',
    payload: {
      agentName: 'Front desk',
      createdAt: event.createdAt,
      workspaceSecret: settings.body.endpointId,
    },
  })
  expect(call.headers['webhook-id']).toBe(event.ID)
  expect(isSigned(call, body.secret)).toBe(true)
  expect(isSigned({ ...call, text: `${call.text} ` }, body.secret)).toBe(false)
  expect(await stateOf(event)).toMatchObject({ state: 'sent', attempts: 1, answer: 'Answered with 200.' })
  // What is stored, logged and delivered gives the signing secret away to nobody.
  const told = [await dumpRegion(app.deps.stores.eu), app.log.text(), call.text].join()
  expect(told).not.toContain(body.secret)
  expect(told).not.toContain(body.secret.slice('whsec_'.length))
})

it('records what nobody subscribed to, and delivers nothing', async () => {
  await subscribe('agent_deleted')
  const event = await happen('agent_created')
  await round()
  expect(endpoint.calls).toEqual([])
  expect(await stateOf(event)).toMatchObject({ state: 'unsubscribed', attempts: 0 })
})

it('delivers what an agent’s own webhook asks for there alone, signed by that one’s secret', async () => {
  const own = await start({ port: 0 })
  try {
    await app.stop()
    app = await startApp({ env: { SITE_READER_ALLOW: `${endpoint.host},${own.host}` } })
    owner = await signUp(app)
    params = { region, workspaceId: owner.workspaceId }
    await subscribe('lead_created', 'agent_published')
    const agentId = await makeAgent(owner)
    const about = { params: { region, agentId } }
    const body = { endpoint: own.url, subscribedEvents: ['lead_created' as const] }
    const saved = await owner.client.call(saveAgentWebhook, { ...about, body })
    expect(saved.status, saved.text).toBe(200)
    const { body: made } = await owner.client.call(createAgentWebhookSecret, about)
    const { record } = createEventRecorder(app.deps)
    const before = (await listed()).length
    record(region, owner.workspaceId, 'lead_created', { agentId })
    record(region, owner.workspaceId, 'agent_published', { agentId })
    record(region, owner.workspaceId, 'lead_created', { agentId: 'agent-of-another' })
    await expect.poll(async () => (await listed()).length).toBe(before + 3)
    await round()
    const [call, ...more] = own.calls
    expect(more).toEqual([])
    expect(call?.body).toMatchObject({
      type: 'lead_created',
      payload: { workspaceSecret: saved.body.endpointId },
    })
    expect(call && isSigned(call, made.secret)).toBe(true)
    expect(endpoint.calls.map((each) => (each.body as { type: string }).type).sort()).toEqual([
      'agent_published',
      'lead_created',
    ])
    own.script({ status: 410 })
    record(region, owner.workspaceId, 'lead_created', { agentId })
    await expect.poll(async () => (await listed()).length).toBe(before + 4)
    await round()
    const { body: gone } = await owner.client.call(getAgentWebhook, about)
    expect(gone.isGone).toBe(true)
  } finally {
    await own.stop()
  }
})

it('signs with the new secret as soon as there is one', async () => {
  await subscribe('agent_created')
  const first = await owner.client.call(createEventSecret, { params })
  const second = await owner.client.call(createEventSecret, { params })
  await happen()
  await round()
  const [call] = endpoint.calls
  expect(call && isSigned(call, first.body.secret)).toBe(false)
  expect(call && isSigned(call, second.body.secret)).toBe(true)
})

it.each([
  { what: 'an error', step: { status: 500 }, answer: 'Answered with 500.' },
  {
    what: 'a redirect to a private address',
    step: { status: 302, headers: { location: 'http://169.254.169.254/latest' } },
    answer: 'Answered with 302.',
  },
  { what: 'a connection that breaks', step: 'reset' as const, answer: 'The connection failed.' },
  { what: 'silence', step: 'hang' as const, answer: 'There was no answer in time.' },
])('tries again after $what', async ({ step, answer }) => {
  await subscribe('agent_created')
  const event = await happen()
  endpoint.script(step)
  await round(300)
  expect(await stateOf(event)).toMatchObject({ state: 'pending', attempts: 1, answer })
  await round()
  expect(endpoint.calls).toHaveLength(1)
  app.clock.advance(6000)
  await round()
  expect(endpoint.calls.map(({ headers }) => headers['webhook-id'])).toEqual([event.ID, event.ID])
  expect(await stateOf(event)).toMatchObject({ state: 'sent', attempts: 2, nextAttemptAt: null })
})

it('takes a long answer for a success and reads none of it', async () => {
  await subscribe('agent_created')
  const event = await happen()
  endpoint.script({ status: 200, body: 'x'.repeat(1_000_000) })
  await round()
  expect(await stateOf(event)).toMatchObject({ state: 'sent', attempts: 1 })
})

it('gives up after the last attempt, logs it and mails every address once', async () => {
  const member = await signUp(app)
  await addMember(app, owner, member)
  await subscribe('agent_created')
  const events = [await happen(), await happen()]
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    endpoint.script({ status: 500 }, { status: 500 })
    await round()
    app.clock.advance(12 * hour)
  }
  for (const event of events) {
    expect(await stateOf(event)).toMatchObject({ state: 'failed', attempts: maxAttempts })
  }
  await round()
  expect(endpoint.calls).toHaveLength(2 * maxAttempts)
  await Promise.all([mailsOf().round(), mailsOf().round()])
  await mailsOf().round()
  for (const person of [owner, member]) {
    expect(await toldOf(person)).toEqual([expect.stringContaining('Answered with 500.')])
  }
  expect(app.log.lines().filter(({ msg }) => msg === 'event.undelivered')).toHaveLength(2)
})

it('mails what a killed process had begun to mail, to each once', async () => {
  const member = await signUp(app)
  await addMember(app, owner, member)
  await failForGood()
  const told: string[] = []
  const dies = vi.fn<Mail['send']>(async (_region, { to }) => {
    if (told.length === 1) await new Promise<never>(() => undefined)
    told.push(to)
  })
  void mailsOf(dies).round()
  await vi.waitFor(() => expect(dies).toHaveBeenCalledTimes(2))
  await mailsOf().round()
  for (const person of [owner, member]) expect(await toldOf(person)).toEqual([])
  app.clock.advance(mailTryMs)
  await mailsOf().round()
  for (const person of [owner, member]) {
    expect(await toldOf(person)).toHaveLength(told.includes(person.email) ? 0 : 1)
  }
})

it('mails again what no mail server took, ever less often and not for ever', async () => {
  await failForGood()
  const refused = vi.fn(() => Promise.reject(new Error('no mail server')))
  for (let tries = 1; tries <= 2 * mostMailTries; tries += 1) {
    await mailsOf(refused).round()
    await mailsOf(refused).round()
    expect(refused).toHaveBeenCalledTimes(Math.min(tries, mostMailTries))
    app.clock.advance(mailLeaseMs(tries))
  }
})

it('stops asking an endpoint that is gone, until it is saved again', async () => {
  await subscribe('agent_created')
  endpoint.script({ status: 410 })
  const event = await happen()
  await round()
  expect(await stateOf(event)).toMatchObject({ state: 'failed', attempts: 1 })
  const gone = await owner.client.call(getEventSettings, { params })
  expect(gone.body.isGone).toBe(true)
  expect((await happen()).state).toBe('unsubscribed')
  await subscribe('agent_created')
  expect((await happen()).state).toBe('pending')
})

it('sends again when somebody asks, and says what the endpoint said', async () => {
  await subscribe('agent_created')
  endpoint.script({ status: 410 }, { status: 503 })
  const { ID: eventId } = await happen()
  await round()
  const failed = await owner.client.call(sendEvent, { params: { region, eventId } })
  expect(failed.body).toMatchObject({ state: 'failed', attempts: 2, answer: 'Answered with 503.' })
  const sent = await owner.client.call(sendEvent, { params: { region, eventId } })
  expect(sent.body).toMatchObject({ state: 'sent', attempts: 3 })
  expect(new Set(endpoint.calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]))
})

it('is delivered by another process when the first died in the middle, and by one of two at once', async () => {
  await subscribe('agent_created')
  const event = await happen()
  const { events } = createEventRepository(app.deps.stores)
  // What a killed attempt leaves: claimed, and never ended.
  await events(region).updateOne(
    { _id: event.ID },
    { $set: { attempts: 1, nextAttemptAt: app.clock.now() + 60_000 } },
  )
  await round()
  expect(endpoint.calls).toEqual([])
  app.clock.advance(61_000)
  await Promise.all([round(), round(), round()])
  expect(endpoint.calls).toHaveLength(1)
  expect(await stateOf(event)).toMatchObject({ state: 'sent', attempts: 2 })
})

it('reaches no address of this machine, whatever is stored', async () => {
  await subscribe('agent_created')
  const inside = await start({ port: 0 })
  try {
    const { settings } = createEventRepository(app.deps.stores)
    await settings(region).updateOne({ _id: owner.workspaceId }, { $set: { endpoint: inside.url } })
    const event = await happen()
    await round()
    expect(inside.calls).toEqual([])
    expect(await stateOf(event)).toMatchObject({
      state: 'pending',
      answer: 'The address does not belong to a public server.',
    })
  } finally {
    await inside.stop()
  }
})

it('fails no call whose event cannot be written', async () => {
  const broken = await startApp({
    wrapStores: (stores) =>
      interceptStores(stores, async ({ collection }, proceed) => {
        if (collection === 'workspaceEvents') throw new Error('The disk is full')
        return proceed()
      }),
  })
  try {
    const person = await signUp(broken)
    await makeAgent(person)
    await vi.waitFor(() => {
      if (!broken.log.text().includes('event.not_recorded')) throw new Error('Not logged yet')
    })
  } finally {
    await broken.stop()
  }
})
