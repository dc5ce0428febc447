import { expect, it } from 'vitest'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import {
  getPresence,
  openLiveStream,
  openVisitorStream,
  savePresence,
  sayVisitorTyping,
} from '#mocks/contracts/live/live.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

const follow = (client: Client, query: Record<string, string>) =>
  client.call(openLiveStream, { params: { region: 'eu' }, query })

onBothSides(openLiveStream.id, (makeWorld) => {
  it('tells page by page what happened since the last one', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const { conversationId } = await world.heldConversation()
    const begin = await follow(world.owner, { workspaceId })
    expectAnswer(openLiveStream, begin, 200)
    expect(begin.body.events).toEqual([])
    const params = { region: 'eu', agentId, conversationId }
    await world.owner.call(takeConversation, { params })
    const next = await follow(world.member, { workspaceId, after: begin.body.lastId })
    expectAnswer(openLiveStream, next, 200)
    // Who asks page by page is there, and others are told so.
    const told = next.body.events.filter(({ type }) => type !== 'presence')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      type: 'message',
      conversationId,
      agentId,
      card: { state: 'member', assignee: world.email },
      message: { role: 'notice', notice: { kind: 'joined', name: 'A member of our team' } },
    })
    const { lastId } = next.body
    expect((await follow(world.owner, { agentId, after: lastId })).body).toEqual({ events: [], lastId })
  })

  it('is a 404 for a stranger and for two that do not belong together, a 401 for nobody', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId, strangerAgentId } = world
    expectError(openLiveStream, await follow(world.stranger, { workspaceId }), 404, absent)
    expectError(openLiveStream, await follow(world.stranger, { agentId }), 404, absent)
    const mixed = await follow(world.owner, { workspaceId, agentId: strangerAgentId })
    expectError(openLiveStream, mixed, 404, absent)
    expectError(openLiveStream, await follow(world.anonymous(), { workspaceId }), 401, signedOut)
  })

  it('refuses a place that is none, and a call about nothing', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    for (const after of ['x', '-1', '1e9', '9'.repeat(16)]) {
      expectAnswer(openLiveStream, await follow(world.owner, { workspaceId, after }), 422)
    }
    expectError(openLiveStream, await follow(world.owner, {}), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { workspaceId: 'Please name a workspace or an agent.' },
    })
  })
})

onBothSides(openVisitorStream.id, (makeWorld) => {
  it('answers the visitor alone', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId }
    const visitor = await world.visitor()
    const reply = await visitor.call(openVisitorStream, { params, query: {} })
    expectAnswer(openVisitorStream, reply, 200)
    for (const query of [{ after: '0' }, undefined]) {
      const { body } = await visitor.call(openVisitorStream, { params, query })
      expect(body.events.filter(({ type }) => type !== 'reset')).toEqual([])
    }
    expect(reply.body.events).toEqual([])
    expectAnswer(sayVisitorTyping, await visitor.call(sayVisitorTyping, { params }), 200)
    for (const contract of [openVisitorStream, sayVisitorTyping]) {
      expectError(contract, await world.anonymous().call(contract, { params, query: {} }), 401, signedOut)
    }
    expectAnswer(
      openVisitorStream,
      await visitor.call(openVisitorStream, { params, query: { after: 'x' } }),
      422,
    )
  })
})

onBothSides(savePresence.id, (makeWorld) => {
  it('is online until they choose otherwise', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', uid: world.workspaceId }
    const read = async () => (await world.owner.call(getPresence, { params })).body
    expect(await read()).toEqual({ online: true, colleagues: [] })
    const saved = await world.owner.call(savePresence, { params, body: { online: false } })
    expectAnswer(savePresence, saved, 200)
    expect(await read()).toEqual({ online: false, colleagues: [] })
  })

  it('is a 404 for a stranger, a 401 for nobody, and refuses what is neither', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', uid: world.workspaceId }
    const save = (client: Client, body: object) => client.call(savePresence, { params, body })
    expectError(savePresence, await save(world.stranger, { online: true }), 404, absent)
    expectError(savePresence, await save(world.anonymous(), { online: true }), 401, signedOut)
    expectAnswer(savePresence, await save(world.owner, { online: 'yes' }), 422)
    expectError(getPresence, await world.stranger.call(getPresence, { params }), 404, absent)
    expectError(getPresence, await world.anonymous().call(getPresence, { params }), 401, signedOut)
  })
})
