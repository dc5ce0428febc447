import { expect, it } from 'vitest'
import {
  createEventSecret,
  getEvent,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from '#mocks/contracts/library/event.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }
const settingsOf = ({ workspaceId }: World) => ({ region, workspaceId })

/** Settings nobody touched yet: the mocks' workspace starts with some. */
async function cleared(world: World) {
  const params = settingsOf(world)
  const reply = await world.owner.call(saveEventSettings, {
    params,
    body: { endpoint: '', subscribedEvents: [] },
  })
  expectAnswer(saveEventSettings, reply, 200)
  return reply.body
}

async function firstEvent(world: World) {
  const query = { workspaceId: world.workspaceId }
  const list = () => world.owner.call(listEvents, { params: { region }, query })
  // An event is written right after what it tells of.
  await expect.poll(async () => (await list()).body.items.length).toBeGreaterThan(0)
  const [event] = (await list()).body.items
  if (!event) throw new Error('There is no event')
  return event
}

onBothSides(saveEventSettings.id, (makeWorld) => {
  it('keeps where events go and which, each type once', async () => {
    const world = await makeWorld()
    await cleared(world)
    const params = settingsOf(world)
    const body = {
      endpoint: 'https://93.184.215.14/events',
      subscribedEvents: ['member_joined', 'agent_created', 'member_joined'] as const,
    }
    const saved = await world.owner.call(saveEventSettings, {
      params,
      body: { ...body, subscribedEvents: [...body.subscribedEvents] },
    })
    expectAnswer(saveEventSettings, saved, 200)
    expect(saved.body).toMatchObject({
      endpoint: body.endpoint,
      subscribedEvents: ['agent_created', 'member_joined'],
      endpointId: expect.stringMatching(/^whep_/),
      isGone: false,
    })
    const read = await world.owner.call(getEventSettings, { params })
    expectAnswer(getEventSettings, read, 200)
    expect(read.body).toEqual(saved.body)
    // Whoever may not change it sees where it leads, and not the address itself.
    const seen = await world.member.call(getEventSettings, { params })
    expectAnswer(getEventSettings, seen, 200)
    expect(seen.body).toEqual({ ...saved.body, endpoint: `${new URL(saved.body.endpoint).origin}/…` })
  })

  it.each([
    { endpoint: 'nothing', message: 'Please enter a full address such as https://example.com/events.' },
    {
      endpoint: 'ftp://93.184.215.14/',
      message: 'Please enter a full address such as https://example.com/events.',
    },
    { endpoint: 'http://93.184.215.14/events', message: 'Please use an https:// address.' },
    { endpoint: 'https://127.0.0.1/events', message: 'This address does not belong to a public server.' },
    {
      endpoint: 'https://169.254.169.254/latest',
      message: 'This address does not belong to a public server.',
    },
  ])('refuses $endpoint', async ({ endpoint, message }) => {
    const world = await makeWorld()
    const reply = await world.owner.call(saveEventSettings, { params: settingsOf(world), body: { endpoint } })
    expectError(saveEventSettings, reply, 422, { ...checkFields, fields: { endpoint: message } })
  })

  it('refuses what someone else changed meanwhile', async () => {
    const world = await makeWorld()
    const { rev } = await cleared(world)
    const params = settingsOf(world)
    const save = (endpoint: string) =>
      world.owner.call(saveEventSettings, { params, body: { endpoint, rev } })
    expectAnswer(saveEventSettings, await save('https://93.184.215.14/one'), 200)
    expectAnswer(saveEventSettings, await save('https://93.184.215.14/two'), 409)
  })

  it('is for those who look after the workspace', async () => {
    const world = await makeWorld()
    const input = { params: settingsOf(world), body: { endpoint: '' } }
    expectAnswer(saveEventSettings, await world.member.call(saveEventSettings, input), 403)
    expectAnswer(saveEventSettings, await world.stranger.call(saveEventSettings, input), 404)
  })
})

onBothSides(createEventSecret.id, (makeWorld) => {
  it('shows a secret to those who look after the workspace alone', async () => {
    const world = await makeWorld()
    const params = settingsOf(world)
    const made = await world.owner.call(createEventSecret, { params })
    expectAnswer(createEventSecret, made, 200)
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expectAnswer(createEventSecret, await world.member.call(createEventSecret, { params }), 403)
    expectAnswer(createEventSecret, await world.stranger.call(createEventSecret, { params }), 404)
    const read = await world.owner.call(getEventSettings, { params })
    expect(read.text).not.toContain(made.body.secret)
  })
})

onBothSides(getEvent.id, (makeWorld) => {
  it('is what the list says of it, for members of the workspace', async () => {
    const world = await makeWorld()
    const event = await firstEvent(world)
    const params = { region, eventId: event.ID }
    const reply = await world.member.call(getEvent, { params })
    expectAnswer(getEvent, reply, 200)
    expect(reply.body).toEqual(event)
    expectAnswer(getEvent, await world.stranger.call(getEvent, { params }), 404)
    expectAnswer(getEvent, await world.anonymous().call(getEvent, { params }), 401)
    const absent = { region, eventId: 'event-absent-0001' }
    expectAnswer(getEvent, await world.owner.call(getEvent, { params: absent }), 404)
  })
})

onBothSides(listEvents.id, (makeWorld) => {
  it('tells what happened, and is narrowed by type, state and time', async () => {
    const world = await makeWorld()
    const { type, state } = await firstEvent(world)
    const list = async (query: object) => {
      const { workspaceId } = world
      const reply = await world.member.call(listEvents, {
        params: { region },
        query: { workspaceId, ...query },
      })
      expectAnswer(listEvents, reply, 200)
      return reply.body.items
    }
    for (const event of await list({ type })) expect(event.type).toBe(type)
    for (const event of await list({ state })) expect(event.state).toBe(state)
    expect(await list({ type, state, limit: '1' })).toHaveLength(1)
    expect(await list({ since: '99999999999' })).toEqual([])
  })

  it('is nobody else’s', async () => {
    const world = await makeWorld()
    const query = { workspaceId: world.workspaceId }
    const foreign = await world.stranger.call(listEvents, { params: { region }, query })
    expectAnswer(listEvents, foreign, 404)
  })
})

onBothSides(sendEvent.id, (makeWorld) => {
  it('needs an endpoint', async () => {
    const world = await makeWorld()
    const { ID: eventId } = await firstEvent(world)
    await cleared(world)
    const reply = await world.owner.call(sendEvent, { params: { region, eventId } })
    expectError(sendEvent, reply, 409, {
      code: 'no_endpoint',
      message: 'There is no webhook to send it to. Set one up first.',
    })
  })

  it('is for those who look after the workspace, and about their own events', async () => {
    const world = await makeWorld()
    const { ID: eventId } = await firstEvent(world)
    const params = { region, eventId }
    expectAnswer(sendEvent, await world.member.call(sendEvent, { params }), 403)
    expectAnswer(sendEvent, await world.stranger.call(sendEvent, { params }), 404)
    const absent = { region, eventId: world.newAgentId() }
    expectAnswer(sendEvent, await world.owner.call(sendEvent, { params: absent }), 404)
  })
})

onBothSides(getEventSettings.id, (makeWorld) => {
  it('is for members of the workspace alone', async () => {
    const world = await makeWorld()
    const params = settingsOf(world)
    expectAnswer(getEventSettings, await world.member.call(getEventSettings, { params }), 200)
    expectAnswer(getEventSettings, await world.stranger.call(getEventSettings, { params }), 404)
  })
})
