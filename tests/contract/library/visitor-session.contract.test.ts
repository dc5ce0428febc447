import { expect, it } from 'vitest'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  getVisitorSession,
  listVisitorSessions,
  removeVisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'

/** A session with the owner's agent; its id. */
async function held({ owner, agentId }: World, text = 'When are you open?'): Promise<string> {
  const reply = await owner.call(sendTestMessage, { params: { region, agentId }, body: { text } })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.conversationId
}

async function listed({ owner, workspaceId }: World, query: object = {}) {
  const reply = await owner.call(listVisitorSessions, {
    params: { region },
    query: { workspaceId, ...query },
  })
  expectAnswer(listVisitorSessions, reply, 200)
  return reply.body
}

onBothSides(listVisitorSessions.id, (makeWorld) => {
  it('tells whose session it was, with which agent, and how long', async () => {
    const world = await makeWorld()
    const ID = await held(world, 'When are you open?')
    const session = (await listed(world)).items.find((each) => each.ID === ID)
    expect(session).toMatchObject({
      agentId: world.agentId,
      agent: { ID: world.agentId, title: expect.any(String) },
      channel: 'test',
      title: 'When are you open?',
      messageCount: 2,
      unknownAnswers: expect.any(Number),
    })
  })

  it('is narrowed by agent and by time, and paged', async () => {
    const world = await makeWorld()
    const ids = [await held(world), await held(world)]
    const other = await listed(world, { agentId: world.newAgentId() })
    expect(other.items).toEqual([])
    expect((await listed(world, { since: '99999999999' })).items).toEqual([])
    const found = new Set<string>()
    let cursor: string | null | undefined
    for (let page = 0; page < 20 && cursor !== null; page += 1) {
      const { items, nextCursor } = await listed(world, { limit: '1', since: '1', ...(cursor && { cursor }) })
      for (const { ID } of items) {
        expect(found.has(ID)).toBe(false)
        found.add(ID)
      }
      cursor = nextCursor
    }
    for (const ID of ids) expect(found.has(ID)).toBe(true)
  })

  it('keeps the test chats of the workspace apart from its visitors', async () => {
    const world = await makeWorld()
    const ID = await held(world)
    expect((await listed(world, { channel: 'test' })).items.map((each) => each.ID)).toContain(ID)
    const visitors = (await listed(world, { channel: 'widget' })).items
    expect(visitors.filter(({ channel }) => channel !== 'widget')).toEqual([])
    const reply = await world.owner.call(listVisitorSessions, {
      params: { region },
      query: { workspaceId: world.workspaceId, channel: 'phone' as 'widget' },
    })
    expectAnswer(listVisitorSessions, reply, 422)
  })

  it('is for members of the workspace alone', async () => {
    const world = await makeWorld()
    const query = { workspaceId: world.workspaceId }
    const params = { region }
    expectAnswer(listVisitorSessions, await world.member.call(listVisitorSessions, { params, query }), 200)
    expectAnswer(listVisitorSessions, await world.stranger.call(listVisitorSessions, { params, query }), 404)
    expectAnswer(
      listVisitorSessions,
      await world.anonymous().call(listVisitorSessions, { params, query }),
      401,
    )
  })
})

onBothSides(getVisitorSession.id, (makeWorld) => {
  it('is what the list says of it, for members of the workspace', async () => {
    const world = await makeWorld()
    const sessionId = await held(world)
    const params = { region, sessionId }
    const reply = await world.member.call(getVisitorSession, { params })
    expectAnswer(getVisitorSession, reply, 200)
    expect(reply.body).toEqual((await listed(world)).items.find(({ ID }) => ID === sessionId))
    expectAnswer(getVisitorSession, await world.stranger.call(getVisitorSession, { params }), 404)
    expectAnswer(getVisitorSession, await world.anonymous().call(getVisitorSession, { params }), 401)
    const absent = { region, sessionId: 'session-absent-01' }
    expectAnswer(getVisitorSession, await world.owner.call(getVisitorSession, { params: absent }), 404)
  })
})

onBothSides(removeVisitorSession.id, (makeWorld) => {
  it('deletes a session with what was said, once', async () => {
    const world = await makeWorld()
    const sessionId = await held(world)
    const params = { region, sessionId }
    expectAnswer(removeVisitorSession, await world.stranger.call(removeVisitorSession, { params }), 404)
    expectAnswer(removeVisitorSession, await world.member.call(removeVisitorSession, { params }), 200)
    expectAnswer(removeVisitorSession, await world.owner.call(removeVisitorSession, { params }), 404)
    expect((await listed(world)).items.map(({ ID }) => ID)).not.toContain(sessionId)
    const messages = await world.owner.call(listMessages, {
      params: { region, agentId: world.agentId, conversationId: sessionId },
    })
    expectAnswer(listMessages, messages, 404)
  })
})
