import { expect, it } from 'vitest'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { createPersonalizedAgent } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import { personalizedAgent } from '../../harness/personalized-agent.ts'

const list = (client: Client, agentId: string, query: Record<string, string> = {}) =>
  client.call(listKnowledge, { params: { region: 'eu', agentId }, query })

onBothSides(listKnowledge.id, (makeWorld) => {
  it('shows what an agent knows, page by page, each once', async () => {
    const world = await makeWorld()
    const agentId = world.newAgentId()
    await world.owner.call(createPersonalizedAgent, {
      params: { region: 'eu' },
      body: personalizedAgent(world.workspaceId, agentId),
    })
    const whole = await list(world.member, agentId)
    expectAnswer(listKnowledge, whole, 200)
    expect(whole.body.items.length).toBeGreaterThan(1)
    expect(
      whole.body.items.every(({ sourceType, status }) => sourceType === 'url' && status === 'SUCCESS'),
    ).toBe(true)
    const first = await list(world.owner, agentId, { limit: '1' })
    expectAnswer(listKnowledge, first, 200)
    expect(first.body.items).toEqual(whole.body.items.slice(0, 1))
    const rest = await list(world.owner, agentId, { cursor: first.body.nextCursor ?? '' })
    expect(rest.body.items).toEqual(whole.body.items.slice(1))
    expect(rest.body.nextCursor).toBeNull()
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(listKnowledge, await list(world.stranger, world.agentId), 404, {
      code: 'not_found',
      message: 'This does not exist, or you have no access to it.',
    })
    expectAnswer(listKnowledge, await list(world.anonymous(), world.agentId), 401)
  })

  it('refuses a page size of nothing', async () => {
    const world = await makeWorld()
    expectAnswer(listKnowledge, await list(world.owner, world.agentId, { limit: '0' }), 422)
  })
})
