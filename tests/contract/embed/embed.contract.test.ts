import { expect, it } from 'vitest'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

onBothSides(getPublicAgent.id, (makeWorld) => {
  it('shows the published face to anyone', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const reply = await world.anonymous().call(getPublicAgent, { params })
    expectAnswer(getPublicAgent, reply, 200)
    expect(reply.body.agentId).toBe(world.publishedAgentId)
  })

  it('is a 404 for an agent that does not exist', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.newAgentId() }
    expectError(getPublicAgent, await world.anonymous().call(getPublicAgent, { params }), 404, absent)
  })

  it('refuses an id no agent has', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: 'short' }
    expectAnswer(getPublicAgent, await world.anonymous().call(getPublicAgent, { params }), 422)
  })
})

onBothSides(createVisitorSession.id, (makeWorld) => {
  it('gives every visitor a token of their own, for two hours', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const [one, two] = [
      await world.anonymous().call(createVisitorSession, { params }),
      await world.anonymous().call(createVisitorSession, { params }),
    ]
    for (const reply of [one, two]) {
      expectAnswer(createVisitorSession, reply, 200)
      expect(reply.body.expiresIn).toBe(7200)
    }
    expect(one.body.token).not.toBe(two.body.token)
  })

  it('is a 404 for an agent that does not exist, and a 422 for an id no agent has', async () => {
    const world = await makeWorld()
    const start = (agentId: string) =>
      world.anonymous().call(createVisitorSession, { params: { region: 'eu', agentId } })
    expectError(createVisitorSession, await start(world.newAgentId()), 404, absent)
    expectAnswer(createVisitorSession, await start('short'), 422)
  })
})

onBothSides(sendVisitorMessage.id, (makeWorld) => {
  it('answers a visitor', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const visitor = await world.visitor()
    const reply = await visitor.call(sendVisitorMessage, { params, body: { text: 'When are you open?' } })
    expectAnswer(sendVisitorMessage, reply, 200)
    expect(reply.body.message.role).toBe('assistant')
    expect(reply.body.message.blocks.length).toBeGreaterThan(0)
  })

  it('sends the answer in pieces to a widget that reads them', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const visitor = await world.visitor()
    const reply = await visitor.stream(sendVisitorMessage, { params, body: { text: 'When are you open?' } })
    expectAnswer(sendVisitorMessage, reply, 200)
    expect(reply.events.length).toBeGreaterThan(0)
  })

  it.each(['', '   '])('refuses %j as a message', async (text) => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const visitor = await world.visitor()
    expectError(sendVisitorMessage, await visitor.call(sendVisitorMessage, { params, body: { text } }), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { text: 'Please enter a message to send.' },
    })
  })

  it('is a 401 for whoever has no token', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const reply = await world.anonymous().call(sendVisitorMessage, { params, body: { text: 'Hello' } })
    expectError(sendVisitorMessage, reply, 401, signedOut)
  })

  it('is a 404 for another agent than the token’s', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.strangerAgentId }
    const visitor = await world.visitor()
    const reply = await visitor.call(sendVisitorMessage, { params, body: { text: 'Hello' } })
    expectError(sendVisitorMessage, reply, 404, absent)
  })
})

onBothSides(listVisitorMessages.id, (makeWorld) => {
  it('shows the visitor’s own conversation, oldest first', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const visitor = await world.visitor()
    const before = await visitor.call(listVisitorMessages, { params })
    expectAnswer(listVisitorMessages, before, 200)
    expect(before.body.items).toEqual([])
    await visitor.call(sendVisitorMessage, { params, body: { text: 'When are you open?' } })
    const after = await visitor.call(listVisitorMessages, { params })
    expectAnswer(listVisitorMessages, after, 200)
    expect(after.body.items.map(({ role }) => role)).toEqual(['user', 'assistant'])
  })

  it('is a 401 for whoever has no token, and a 404 for another agent', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const anonymous = await world.anonymous().call(listVisitorMessages, { params })
    expectError(listVisitorMessages, anonymous, 401, signedOut)
    const visitor = await world.visitor()
    const other = await visitor.call(listVisitorMessages, {
      params: { ...params, agentId: world.strangerAgentId },
    })
    expectError(listVisitorMessages, other, 404, absent)
  })

  it('refuses a page size of nothing', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const visitor = await world.visitor()
    expectAnswer(
      listVisitorMessages,
      await visitor.call(listVisitorMessages, { params, query: { limit: '0' } }),
      422,
    )
  })
})
