import { expect, it } from 'vitest'
import { createAgentKey, getAgentKey, removeAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const create = (client: Client, agentId: string) =>
  client.call(createAgentKey, { params: { region: 'eu', agentId } })

onBothSides(createAgentKey.id, (makeWorld) => {
  it('shows the owner a new key each time: vg_ and twenty characters', async () => {
    const world = await makeWorld()
    const [one, two] = [await create(world.owner, world.agentId), await create(world.owner, world.agentId)]
    for (const reply of [one, two]) {
      expectAnswer(createAgentKey, reply, 200)
      expect(reply.body.SECRET_API_KEY).toMatch(/^vg_[A-Za-z0-9]{20}$/)
    }
    expect(one.body.SECRET_API_KEY).not.toBe(two.body.SECRET_API_KEY)
    expect(two.body.key).toMatchObject({ lastFour: two.body.SECRET_API_KEY.slice(-4), lastUsedAt: null })
  })

  it('is a 403 for a member', async () => {
    const world = await makeWorld()
    expectError(createAgentKey, await create(world.member, world.agentId), 403, {
      code: 'forbidden',
      message: 'You do not have access to do this.',
    })
  })

  it('is a 404 for a stranger', async () => {
    const world = await makeWorld()
    expectError(createAgentKey, await create(world.stranger, world.agentId), 404, {
      code: 'not_found',
      message: 'This does not exist, or you have no access to it.',
    })
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectAnswer(createAgentKey, await create(world.anonymous(), world.agentId), 401)
  })

  it('refuses an id no agent has', async () => {
    const world = await makeWorld()
    expectAnswer(createAgentKey, await create(world.owner, 'short'), 422)
  })
})

onBothSides(getAgentKey.id, (makeWorld) => {
  const read = (client: Client, agentId: string) =>
    client.call(getAgentKey, { params: { region: 'eu', agentId } })

  it('tells what is known of the key, and never the key', async () => {
    const world = await makeWorld()
    const before = await read(world.owner, world.agentId)
    expectAnswer(getAgentKey, before, 200)
    expect(before.body).toEqual({ key: null })
    const made = await create(world.owner, world.agentId)
    const after = await read(world.owner, world.agentId)
    expect(after.body).toEqual({ key: made.body.key })
    expect(after.text).not.toContain(made.body.SECRET_API_KEY)
  })

  it('is a 403 for a member', async () => {
    const world = await makeWorld()
    expectAnswer(getAgentKey, await read(world.member, world.agentId), 403)
  })
})

onBothSides(removeAgentKey.id, (makeWorld) => {
  it('ends the key, and what is not there as well', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    await create(world.owner, world.agentId)
    for (const _ of ['first', 'again']) {
      expectAnswer(removeAgentKey, await world.owner.call(removeAgentKey, { params }), 200)
      expect((await world.owner.call(getAgentKey, { params })).body).toEqual({ key: null })
    }
  })
})
