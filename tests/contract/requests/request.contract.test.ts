import { expect, it } from 'vitest'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

const list = (client: Client, agentId: string, query: Record<string, string> = {}) =>
  client.call(listRequests, { params: { region: 'eu', agentId }, query })

/** A visitor's wish for a person; answers with the request's id. */
const wish = async (world: World) => (await world.askedConversation()).conversationId

onBothSides(listRequests.id, (makeWorld) => {
  it('shows a wish for a person, the latest first, a page at a time', async () => {
    const world = await makeWorld()
    const ids = [await wish(world), await wish(world)]
    const reply = await list(world.member, world.agentId)
    expectAnswer(listRequests, reply, 200)
    const made = reply.body.items.filter(({ ID }) => ids.includes(ID))
    expect(made).toHaveLength(2)
    expect(made[0]).toMatchObject({
      agentId: world.agentId,
      wish: 'contact',
      state: 'open',
    })
    const first = await list(world.owner, world.agentId, { limit: '1' })
    expect(first.body.items).toHaveLength(1)
    const next = await list(world.owner, world.agentId, { limit: '1', cursor: first.body.nextCursor! })
    expect(next.body.items[0]?.ID).not.toBe(first.body.items[0]?.ID)
  })

  it('shows nothing of a test chat, where whoever may look asks', async () => {
    const world = await makeWorld()
    const params = { region: 'eu' as const, agentId: world.agentId }
    const { body } = await world.owner.call(sendTestMessage, { params, body: { text: 'A person, please' } })
    const { items } = (await list(world.owner, world.agentId)).body
    expect(items.map(({ ID }) => ID)).not.toContain(body.conversationId)
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(listRequests, await list(world.stranger, world.agentId), 404, absent)
    expectError(listRequests, await list(world.anonymous(), world.agentId), 401, signedOut)
  })

  it('refuses a page size of nothing', async () => {
    const world = await makeWorld()
    expectAnswer(listRequests, await list(world.owner, world.agentId, { limit: '0' }), 422)
  })
})

onBothSides(saveRequest.id, (makeWorld) => {
  const save = (
    client: Client,
    agentId: string,
    requestId: string,
    state: 'open' | 'done' | 'lost' = 'done',
  ) =>
    client.call(saveRequest, {
      params: { region: 'eu', agentId, requestId },
      body: { state } as { state: 'done' },
    })

  it('marks a request as done, and as open again', async () => {
    const world = await makeWorld()
    const id = await wish(world)
    const done = await save(world.owner, world.agentId, id)
    expectAnswer(saveRequest, done, 200)
    expect(done.body).toMatchObject({ ID: id, state: 'done' })
    expect((await save(world.owner, world.agentId, id, 'open')).body.state).toBe('open')
    expect((await list(world.owner, world.agentId)).body.items.find(({ ID }) => ID === id)?.state).toBe(
      'open',
    )
  })

  it('refuses another state', async () => {
    const world = await makeWorld()
    expectAnswer(saveRequest, await save(world.owner, world.agentId, await wish(world), 'lost'), 422)
  })

  it('is a 404 for a stranger and for a request nobody made, a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const id = await wish(world)
    expectError(saveRequest, await save(world.stranger, world.agentId, id), 404, absent)
    expectError(saveRequest, await save(world.owner, world.agentId, 'never-made-at-all'), 404, absent)
    expectError(saveRequest, await save(world.anonymous(), world.agentId, id), 401, signedOut)
  })
})
