import { expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const publish = (client: Client, agentId: string) =>
  client.call(publishAgent, { params: { region: 'eu', agentId } })

onBothSides(publishAgent.id, (makeWorld) => {
  it('makes the draft the next version, and one that is published already no new one', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    const saved = await world.owner.call(saveAgent, { params, body: { title: 'For visitors' } })
    const published = await publish(world.member, world.agentId)
    expectAnswer(publishAgent, published, 200)
    expect(published.body).toMatchObject({
      title: 'For visitors',
      publishedVersion: saved.body.publishedVersion + 1,
    })
    expect((await world.owner.call(getAgent, { params })).body.publishedVersion).toBe(
      published.body.publishedVersion,
    )
    expect((await publish(world.owner, world.agentId)).body).toEqual(published.body)
  })

  it('is a 404 for a stranger', async () => {
    const world = await makeWorld()
    expectError(publishAgent, await publish(world.stranger, world.agentId), 404, {
      code: 'not_found',
      message: 'This does not exist, or you have no access to it.',
    })
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectAnswer(publishAgent, await publish(world.anonymous(), world.agentId), 401)
  })

  it('refuses an id no agent has', async () => {
    const world = await makeWorld()
    expectAnswer(publishAgent, await publish(world.owner, 'short'), 422)
  })
})
